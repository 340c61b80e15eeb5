import { DAY_MS } from "@eldercare/contracts";

const HOUR_MS = 60 * 60 * 1000;
/** After this many tries, a month, it is tried only when somebody asks. */
const MAX_TRIES = 34;

/**
 * When a missing image is tried again by itself: after an hour, then after twice as long each time,
 * once a day at least. Null when it was tried for a month.
 */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MAX_TRIES) return null;
  const wait = Math.min(DAY_MS, HOUR_MS * 2 ** (tries - 1));
  return new Date(now.getTime() + wait);
}
