import { setTimeout as pause } from "node:timers/promises";

/** More than this many at once, and the shop is not keeping up: nobody else comes in. */
const MOST_AT_ONCE = 1500;

export interface Answered {
  kind: string;
  ms: number;
  isGood: boolean;
  /** What a bad answer says. */
  why?: string | undefined;
}

/**
 * Lets shoppers arrive at `perSecond`, at random moments and whether or not those before them have
 * been answered, as people do, for so many seconds. Answers what everybody got who arrived after the
 * first quarter, and whether so many were waiting at once that the rest were sent away.
 */
export async function arrive(
  shopper: (told: (answered: Answered) => void) => Promise<void>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ answers: Answered[]; isFlooded: boolean }> {
  const answers: Answered[] = [];
  const inside = new Set<Promise<void>>();
  const begin = performance.now();
  const countFrom = begin + seconds * 250;
  let next = begin;
  while (next < begin + seconds * 1000) {
    const early = next - performance.now();
    if (early > 1) await pause(early);
    if (inside.size > MOST_AT_ONCE) break;
    const counts = next >= countFrom;
    const visit = shopper((answered) => {
      if (counts) answers.push(answered);
    }).finally(() => inside.delete(visit));
    inside.add(visit);
    next -= (Math.log(1 - Math.random()) / perSecond) * 1000;
  }
  const isFlooded = inside.size > MOST_AT_ONCE;
  await Promise.all(inside);
  return { answers, isFlooded };
}
