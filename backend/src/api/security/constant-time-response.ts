import { setTimeout as pause } from "node:timers/promises";

/** Longer than the work takes for an address with or without an account. */
const EVEN_MS = 500;

/**
 * Does the work, and answers or fails no sooner than {@link EVEN_MS} after the start: so that the time
 * does not tell whether an address has an account.
 */
export async function constantTimeResponse<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.allSettled([work(), pause(EVEN_MS)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
