import { percentile } from "../percentile.ts";
/** How long calls took one after the other, and how many are answered in a second, eight at once. */
export interface Times {
  p50Ms: number;
  p95Ms: number;
  perSecond: number;
}

const WARM_UP = 5;
/** So many calls at least, then as many as fit into the time, up to the most. */
const LEAST = 8;
const MOST = 150;
const MS = 8000;
const AT_ONCE = 8;
const LOAD_MS = 3000;
/** Who takes so long for one is asked once, and never eight at once. */
const SLOW_MS = 4000;
const LEAST_SLOW = 1;

/** Times calls, each with a turn of its own. */
export async function timesOf(call: (turn: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const begun = performance.now();
  let least = LEAST;
  for (let turn = 0; turn < MOST + WARM_UP; turn += 1) {
    const isLate = performance.now() - begun > MS;
    if (isLate && times.length >= least) break;
    const started = performance.now();
    await call(turn);
    const took = performance.now() - started;
    if (took > SLOW_MS) least = LEAST_SLOW;
    if (turn >= WARM_UP || isLate || took > SLOW_MS) times.push(took);
  }
  const at = (share: number) => rounded(percentile(times, share));
  const p50Ms = at(0.5);
  const isSlow = p50Ms > SLOW_MS;
  return {
    p50Ms,
    p95Ms: at(0.95),
    perSecond: isSlow ? rounded(1000 / p50Ms) : await perSecond(call),
  };
}

async function perSecond(call: (turn: number) => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  let [turn, answered] = [0, 0];
  const ask = async () => {
    while (performance.now() - begun < LOAD_MS) {
      await call(turn++);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return rounded((answered * 1000) / (performance.now() - begun));
}

const rounded = (number: number): number => Math.round(number * 10) / 10;
