import { randomInt } from "node:crypto";
import autocannon from "autocannon";

const WARM_SECONDS = 2;
const SECONDS = 6;

export interface Throughput {
  perSecond: number;
  p50Ms: number;
  /** Stricter than the 95th percentile, which the tool does not tell. */
  p97_5Ms: number;
  p99Ms: number;
}

/** Answers per second and their times, for 6 s after 2 s of warming up. */
export async function measureThroughput(
  url: string,
  { connections }: { connections: number },
): Promise<Throughput> {
  const load = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      headers: { accept: "*/*", "accept-encoding": "gzip" },
      // Visitors from many places: one alone would use up the reads of an address.
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            headers: {
              ...request.headers,
              "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}`,
            },
          }),
        },
      ],
    });
  await load(WARM_SECONDS);
  const { requests, latency, non2xx, errors } = await load(SECONDS);
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${url}: ${non2xx} bad answers and ${errors} errors under load`);
  }
  return {
    perSecond: Math.round(requests.average),
    p50Ms: latency.p50,
    p97_5Ms: latency.p97_5,
    p99Ms: latency.p99,
  };
}
