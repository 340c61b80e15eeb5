/** After so many attempts a mail stays "failed" until someone looks: about two days. */
export const MAX_ATTEMPTS = 34;

const FIRST_DELAY_SECONDS = 15;
const LONGEST_DELAY_SECONDS = 2 * 60 * 60;

/** Seconds until the next attempt, after `attempts` failed ones: doubling from 15 s to 2 h. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS);
}
