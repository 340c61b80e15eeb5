import { type CallName, routedCall } from "@eldercare/contracts/calls";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Request, RequestHandler, Response } from "express";
import { isCommonList } from "../../catalog/products/is-common-list";
import { queryOf } from "../../http/call-input";
import { keptAnswer } from "../../http/keep-answer";
import { guardsOf } from "./call-guards";

/** Calls whose answers are kept, each with what it is asked; nothing for what is not worth keeping. */
const KEPT = {
  "products.list": (request: Request) => {
    const query = queryOf("products.list", request);
    return isCommonList(query) ? query : undefined;
  },
  "products.facets": (request: Request) => {
    const query = queryOf("products.facets", request);
    return isCommonList(query) ? query : undefined;
  },
  "suggestions.list": (request: Request) => queryOf("suggestions.list", request),
};

const isKept = (name: CallName | undefined): name is keyof typeof KEPT =>
  name !== undefined && name in KEPT;

/**
 * Answers lists that are kept before sessions and Medusa's own middleware, which cost more than the
 * answer. The guards of the call come first, as they do in its route. Whatever is refused, wrong or not
 * kept goes on to the route, which says so. To be told the container once Medusa has started.
 */
export function answerFromMemory(): {
  handler: RequestHandler;
  begin(scope: MedusaContainer): void;
} {
  let scope: MedusaContainer | undefined;
  return {
    handler: (request, response, next) => {
      if (!scope) return next();
      answerList(request, response, scope).then(
        (isAnswered) => isAnswered || next(),
        () => next(),
      );
    },
    begin(container) {
      scope = container;
    },
  };
}

async function answerList(
  request: Request,
  response: Response,
  scope: MedusaContainer,
): Promise<boolean> {
  const { method, originalUrl } = request;
  const [path = ""] = originalUrl.split("?");
  if (method !== "GET") return false;
  const name = routedCall({ method, path });
  if (!isKept(name)) return false;
  const query = KEPT[name](request);
  const answer = query && keptAnswer(name, { request, response }, query);
  if (!answer) return false;
  const asked = Object.assign(request, { scope }) as unknown as MedusaRequest;
  for (const guard of guardsOf(name)) {
    await new Promise<void>((resolve, reject) => {
      Promise.resolve(
        guard(asked, response as MedusaResponse, (error?: unknown) =>
          error ? reject(error) : resolve(),
        ),
      ).catch(reject);
    });
  }
  await answer();
  return true;
}
