import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const WARM_SECONDS = 2;
const SECONDS = 6;
const VISITORS = join(import.meta.dirname, "visitors.lua");

/** What `visitors.lua` tells; times in microseconds. */
const Told = z.object({
  requests: z.number(),
  micros: z.number(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  refused: z.number(),
  failed: z.number(),
});

export interface Throughput {
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

/**
 * Answers per second and their times, for 6 s after 2 s of warming up, asked by `wrk` on one core. A
 * program in JavaScript would measure itself: autocannon takes 2,300 pages of 38 kB a second, however
 * many more a server answers.
 */
export async function measureThroughput(
  url: string,
  { connections }: { connections: number },
): Promise<Throughput> {
  await load(url, { connections, seconds: WARM_SECONDS });
  const { requests, micros, p50, p95, p99, refused, failed } = await load(url, {
    connections,
    seconds: SECONDS,
  });
  if (refused > 0 || failed > 0) {
    throw new Error(`${url}: ${refused} bad answers and ${failed} errors under load`);
  }
  return {
    perSecond: Math.round(requests / (micros / 1_000_000)),
    p50Ms: milliseconds(p50),
    p95Ms: milliseconds(p95),
    p99Ms: milliseconds(p99),
  };
}

/** Before anything that takes minutes: fails where {@link measureThroughput} has nothing to ask with. */
export function needWrk(): void {
  // It has no call that succeeds without an address.
  const { error } = spawnSync("wrk", ["--version"]);
  if (error) throw new Error("wrk is missing, which asks for the pages: apt-get install wrk");
}

const milliseconds = (micros: number): number => Math.round(micros / 100) / 10;

async function load(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<z.infer<typeof Told>> {
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", VISITORS, url];
  const { stdout } = await promisify(execFile)("wrk", options);
  const line = stdout.split("\n").find((text) => text.startsWith("told "));
  return Told.parse(JSON.parse(line?.slice("told ".length) ?? "null"));
}
