import { randomInt } from "node:crypto";
import autocannon from "autocannon";

const CONNECTIONS = 8;
const SECONDS = 10;

/** Pages per second and times with 8 connections for 10 s, after 3 s of warming up. */
export async function measureThroughput(url: string) {
  const load = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      headers: { accept: "text/html", "accept-encoding": "gzip" },
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
  await load(3);
  const result = await load(SECONDS);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} bad answers and ${result.errors} errors under load`);
  }
  return {
    pagesPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}
