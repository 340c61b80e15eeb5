import { createServer } from "node:http";
import { FLEET_INDEX } from "./fleet.js";
import { log } from "./log.js";
import { measureProcess, metrics } from "./metrics.js";

/** Where each kind of process answers, counted from METRICS_PORT: room for a hundred of each. */
export const METRICS_OFFSETS = { medusa: 0, storefront: 100, "medusa-worker": 200 } as const;
export type MeasuredService = keyof typeof METRICS_OFFSETS;

export const METRICS_PATH = "/metrics";

/** Where a process of this kind says what it measured: METRICS_PORT, the kind's place, its place in the fleet. */
export function metricsPort(
  base: number,
  service: MeasuredService,
  index = Number(process.env[FLEET_INDEX] ?? 0),
): number {
  return base + METRICS_OFFSETS[service] + index;
}

/** A server that says what this process measured. */
export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` as Prometheus reads it, on a port that no visitor reaches. A shop does not
 * stay closed because nobody can measure it: a port that is taken is an error in the log.
 */
export async function serveMetrics({
  port,
  host,
  service,
  read,
}: {
  port: number;
  host: string;
  service: MeasuredService;
  /** Called before it is said, for what is looked up only then. */
  read?: () => Promise<void>;
}): Promise<MetricsServer | undefined> {
  measureProcess();
  metrics.setDefaultLabels({ service });
  const server = createServer(async (request, response) => {
    if (request.url !== METRICS_PATH || request.method !== "GET") {
      response.writeHead(404).end();
      return;
    }
    try {
      await read?.();
      const text = await metrics.metrics();
      response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
    } catch (error) {
      log().error("What was measured cannot be said.", { error });
      response.writeHead(500).end();
    }
  });
  // A connection that is kept must not keep the process.
  server.keepAliveTimeout = 1000;
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      // Each process of a fleet has its own: it is not handed on by the one that started it.
      server.listen({ port, host, exclusive: true }, () => resolve());
    });
  } catch (error) {
    log().error(`Nothing that is measured is said: port ${port} cannot be opened.`, { error });
    return undefined;
  }
  server.unref();
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
