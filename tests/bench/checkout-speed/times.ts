/** Buys once; `turn` counts the purchases. Throws unless it ends in a paid order. */
export type Flow = (turn: number) => Promise<void>;

/** Does one part of a purchase, and may watch it. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Milliseconds of each of `count` purchases, `atOnce` at a time, and of all together. */
export async function timesOf(
  flow: Flow,
  count: number,
  atOnce: number,
): Promise<{ times: number[]; tookMs: number }> {
  const times: number[] = [];
  let turn = 0;
  const work = async () => {
    while (turn < count) {
      const mine = turn++;
      const from = performance.now();
      await flow(mine);
      times.push(performance.now() - from);
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  return { times, tookMs: performance.now() - from };
}
