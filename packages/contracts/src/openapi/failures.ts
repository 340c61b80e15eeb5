import type { Call } from "../calls/call.js";
import { TOO_MANY_ATTEMPTS } from "../refusal-codes.js";

/** One way in which a call can fail: what it means, and the `code`s its answer may carry. */
export type Failure = { status: number; meaning: string; codes: readonly string[] };

const MEANINGS: Readonly<Record<number, string>> = {
  400: "The input is refused; `fields` says what is wrong with which field.",
  401: "Nobody is signed in, or a program does not prove who it is.",
  403: "Whoever is signed in may not do this.",
  404: "There is no such thing.",
  409: "It does not go with how things are now.",
  413: "The body is too large.",
  415: "The body is not of the type that the call takes.",
  429: "There were too many tries; `Retry-After` says for how many seconds to wait.",
  502: "Another service does not answer.",
  503: "The shop cannot answer now.",
};

/** How a call can fail, by status: what its entry says, and what follows from the rest of it. */
export function failuresOf(call: Call): Failure[] {
  const hasBody = Boolean(call.body || call.bodyKind);
  const isGuarded = ["customer", "buyer", "staff", "storefront"].includes(call.access);
  const implied: [isSo: boolean, status: number, codes?: readonly string[]][] = [
    // Staff are told of names in the query that a call does not know.
    [hasBody || Boolean(call.query || call.params) || call.access === "staff", 400],
    [isGuarded, 401],
    [call.access === "staff", 403],
    [hasBody, 413],
    [hasBody, 415],
    [Boolean(call.limits), 429, [TOO_MANY_ATTEMPTS]],
  ];
  const codes = new Map<number, readonly string[]>();
  for (const [isSo, status, own = []] of implied) if (isSo) codes.set(status, own);
  for (const status of Object.keys(call.otherAnswers ?? {})) codes.set(Number(status), []);
  for (const [status, own] of Object.entries(call.errors ?? {})) codes.set(Number(status), own);
  return [...codes]
    .sort(([a], [b]) => a - b)
    .map(([status, own]) => ({ status, meaning: MEANINGS[status] ?? "It failed.", codes: own }));
}
