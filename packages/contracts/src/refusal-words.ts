import type { ApiError } from "./api-error.js";
import type { CallName } from "./calls/addresses.js";

/** What a sign-in is refused with whose address and password do not belong together. */
export const INVALID_CREDENTIALS = "Invalid email or password";

/** What is said of a call whose answer brings no words of its own, where that is specified (spec §8). */
const SAID_WITHOUT_WORDS: ReadonlyMap<string | undefined, string> = new Map<CallName, string>([
  ["session.signIn", INVALID_CREDENTIALS],
  ["accounts.register", "Registration failed. Please try again."],
  ["accounts.verifyEmail", "Email verification failed"],
]);

/**
 * What a person reads of a call that failed: what its answer says, else what the specification has for
 * that call, which a form may name in a field. Only a refusal (4xx) says that a password is wrong:
 * nobody shall look for another one because the shop is out of order.
 */
export function refusalWords(error: ApiError, call: string | undefined): string {
  const isRefusal = error.status >= 400 && error.status < 500;
  if (error.explanation || (call === "session.signIn" && !isRefusal)) return error.sentence;
  return SAID_WITHOUT_WORDS.get(call) ?? error.sentence;
}
