import { CHANGES_TRUST_MS } from "@eldercare/contracts/change-notices";
import { VISITOR_HEADER } from "@eldercare/contracts/visitor-address";
import { AnswerMemory, LastAnswers, type Made, remembered, within } from "@eldercare/server";
import type { RequestHandler } from "express";
import { keptAddress } from "./kept-address.ts";
import { type KeptPage, keptPageOf } from "./kept-page.ts";

const MAX_BYTES = 32 * 1024 * 1024;

/** What pages were when they could last be made: so much of them, and none that is older. */
const LAST = { maxBytes: 16 * 1024 * 1024, oldestMs: 3_600_000 };
/** Whoever waits for a page that may never come is shown the last one after this time. */
const PATIENCE_MS = 3000;

/** Renders the page of a request, as React Router does. */
export type RenderPage = (request: Request) => Promise<Response>;

/** Addresses of which is remembered under which one their page is kept. */
const REMEMBERED = { most: 2000, longest: 200 };
const NOT_KEPT = { address: null };

/** The pages of one storefront's server. */
export const createPageMemory = () =>
  new AnswerMemory<KeptPage>({ maxBytes: MAX_BYTES, trustMs: CHANGES_TRUST_MS });

/**
 * What is asked of a page that everybody may be given. Of the request that asked for it nothing reaches
 * the page but its normalised address: no cookie, no Host, no header by which somebody could put
 * something into what others are shown. `visitor` says whose reads it counts for.
 */
export function requestForAll({
  shopUrl,
  address,
  visitor,
}: {
  shopUrl: string;
  address: string;
  visitor: string | undefined;
}): Request {
  return new Request(`${shopUrl}${address}`, {
    headers: visitor ? { [VISITOR_HEADER]: visitor } : {},
  });
}

/**
 * Answers with pages that are kept, before anything else of the request is looked at; see `keptAddress`.
 * While nobody says what changes, and a page cannot be made, it is shown as it last was.
 */
export function keptPages(
  memory: AnswerMemory<KeptPage>,
  render: RenderPage,
  shopUrl: string,
): RequestHandler {
  const last = new LastAnswers<KeptPage>(LAST);
  const keptOf = remembered((target) => ({ address: keptAddress(target) }), REMEMBERED);
  const orLast = async (address: string, making: Promise<KeptPage>): Promise<KeptPage> => {
    const before = last.find(address);
    if (!before) return making;
    const made = await within(PATIENCE_MS, making).catch(() => undefined);
    return made && made.status < 500 ? made : before.asLast();
  };
  return async (request, response, next) => {
    try {
      const isRead = request.method === "GET" || request.method === "HEAD";
      const { address } = isRead ? keptOf(request.originalUrl) : NOT_KEPT;
      if (!address) return next();
      const kept = memory.find(address);
      if (kept) return await kept.send(request, response);
      const visitor = request.get(VISITOR_HEADER);
      const make = async (): Promise<Made<KeptPage>> => {
        const asked = requestForAll({ shopUrl, address, visitor });
        const made = await keptPageOf(await render(asked));
        last.note(address, made);
        return made;
      };
      const making = memory.obtain(address, make);
      const page = await (memory.isTold ? making : orLast(address, making));
      const leadsOn = page.status >= 300 && page.status < 400;
      // What else was asked goes along, and the page was not told of it.
      if (leadsOn && address !== request.originalUrl) return next();
      await page.send(request, response);
    } catch (error) {
      next(error);
    }
  };
}
