import { createHash } from "node:crypto";
import { type AnswerOf, callOf, type JsonCallName } from "@eldercare/contracts/calls";
import { CHANGES_TRUST_MS, productsShownIn } from "@eldercare/contracts/change-notices";
import { AnswerMemory, CompressedBody, type Made } from "@eldercare/server";
import type { Request, Response } from "express";
import { shopChanges } from "../shop-changes/shop-changes";

const MEGABYTE = 1024 * 1024;
/** Changes end answers; this ends those of which nobody told. */
const LIFE_MS = 60_000;

/** The JSON of an answer as it is sent, compressed once for all, and the name of exactly this text. */
interface KeptAnswer {
  body: CompressedBody;
  etag: string;
}

const memory = new AnswerMemory<KeptAnswer>({
  maxBytes: 16 * MEGABYTE,
  trustMs: CHANGES_TRUST_MS,
});
shopChanges.follow(memory);

/** How often lists were asked for, and what is held of them. */
export const keptLists = () => ({ asked: memory.asked, holds: memory.holds });

type Asked = { request: Pick<Request, "headers">; response: Response };

/**
 * Answers a call that is the same for everybody with what is kept for its input, or makes it. The
 * call's guards have let the request pass before. Whoever sends `Cache-Control: no-cache`, as browsers
 * do when a page is reloaded by force, is answered anew.
 */
export async function keepAnswer<Name extends JsonCallName>(
  name: Name,
  { request, response }: Asked,
  input: unknown,
  make: () => Promise<AnswerOf<Name>>,
): Promise<void> {
  const makeAnswer = async () => madeOf(await make());
  const answer = isReload(request)
    ? (await makeAnswer()).answer
    : await memory.obtain(addressOf(name, input), makeAnswer);
  await send(name, answer, { request, response });
}

/** How to answer a call with what is kept for its input; nothing where it has to be made. */
export function keptAnswer(
  name: JsonCallName,
  { request, response }: Asked,
  input: unknown,
): (() => Promise<void>) | undefined {
  const answer = isReload(request) ? undefined : memory.find(addressOf(name, input));
  return answer && (() => send(name, answer, { request, response }));
}

const addressOf = (name: JsonCallName, input: unknown): string =>
  `${name} ${JSON.stringify(input)}`;

/**
 * Sends an answer in the best encoding that the asker takes; what is made for one reload alone is not
 * worth compressing, so that the storefront's own questions get it plain.
 */
async function send(
  name: JsonCallName,
  { body, etag }: KeptAnswer,
  { request, response }: Asked,
): Promise<void> {
  const accepted = isReload(request) ? undefined : request.headers["accept-encoding"];
  const sent = await body.accepted(accepted);
  response.status(callOf(name).status ?? 200);
  response.vary("Accept-Encoding");
  response.set({ "Content-Type": "application/json; charset=utf-8", ETag: etag });
  if (sent.encoding) response.set("Content-Encoding", sent.encoding);
  // Express answers 304 where the asker has this very text, and HEAD without it.
  response.send(sent.body);
}

const isReload = ({ headers }: Asked["request"]): boolean =>
  /\bno-(?:cache|store)\b/i.test(headers["cache-control"] ?? "");

function madeOf(answer: unknown): Made<KeptAnswer> {
  const text = JSON.stringify(answer);
  const json = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`;
  const body = new CompressedBody(json);
  return {
    answer: { body, etag },
    lifeMs: LIFE_MS,
    bytes: body.bytes,
    shows: productsShownIn(text),
  };
}
