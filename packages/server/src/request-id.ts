import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { inRequest, requestId } from "./request-scope.js";

/** Carries a request's id from program to program, and to whoever asked. */
export const REQUEST_ID_HEADER = "X-Request-Id";

const HEADER = REQUEST_ID_HEADER.toLowerCase();
/** Nothing that could break a line, or hold a sentence. */
const WELL_FORMED = /^[\w.-]{8,128}$/;

/** Crockford's: none of them is taken for another when it is read out on the phone. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Sixty bits of chance in three groups, such as 7K3M-9QXT-2BFA: short enough to be read out. */
function newRequestId(): string {
  const letters = sixLetters() + sixLetters();
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** Of what Node has drawn in stock: to draw for each request took as long as finding its page in memory. */
function sixLetters(): string {
  let letters = "";
  for (let chance = randomInt(32 ** 6); letters.length < 6; chance >>= 5) {
    letters += LETTERS[chance & 31];
  }
  return letters;
}

/** A sentence about a breakdown, with the number by which it is found in the log. */
export function withRequestNumber(sentence: string): string {
  const id = requestId();
  return id ? `${sentence} If it happens again, tell us this number: ${id}` : sentence;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Gives every request its one id: the caller's, when `isTrusted` says that it may name requests and it
 * named this one well, else one of our own, because in logs and in the trail it has to prove
 * something. It is in the request's headers, on the answer, and known to all that runs for the request.
 */
export function nameRequests(isTrusted: (request: IncomingMessage) => boolean): Handler {
  return (request, response, next) => {
    const given = request.headers[HEADER];
    const isKept = typeof given === "string" && WELL_FORMED.test(given) && isTrusted(request);
    const id = isKept ? given : newRequestId();
    request.headers[HEADER] = id;
    response.setHeader(REQUEST_ID_HEADER, id);
    inRequest(id, next);
  };
}
