import type { Settings } from "@eldercare/contracts/settings";
import { metricsPort, serveMetrics } from "@eldercare/server";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { keptLists } from "../http/keep-answer";
import { connections, forgetBacklog, keptAnswers, keptBytes } from "../measures/measures";
import { measureBacklog } from "./measure-backlog";
import { measureDataFolder } from "./measure-data-folder";

/** Says what this process measures, where the settings name a port for it. */
export async function startMeasuring(
  container: MedusaContainer,
  settings: Settings,
): Promise<{ stop(): Promise<void> } | undefined> {
  const { METRICS_PORT: base, METRICS_HOST: host, MEDUSA_WORKER_MODE: mode, REDIS_URL } = settings;
  if (base === undefined) return undefined;
  const service = mode === "worker" ? "medusa-worker" : "medusa";
  // Whoever does the work knows what waits of it; nobody else says of it that it is nothing.
  if (mode === "server") forgetBacklog();
  const waiting = mode === "server" ? undefined : measureBacklog(container, REDIS_URL);
  const port = metricsPort(base, service);
  const read = async () => {
    readConnections(container);
    readKeptLists();
    await Promise.all([waiting?.read(), measureDataFolder(settings.DATA_DIR)]);
  };
  const server = await serveMetrics({ port, host, service, read });
  return {
    async stop() {
      await server?.close();
    },
  };
}

/** The pool of the query builder (tarn). */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

function readConnections(container: MedusaContainer): void {
  const { client } = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const pool: Pool = client.pool;
  connections.set({ state: "used" }, pool.numUsed());
  connections.set({ state: "free" }, pool.numFree());
  connections.set({ state: "waiting" }, pool.numPendingAcquires());
}

function readKeptLists(): void {
  const { asked, holds } = keptLists();
  keptAnswers.reset();
  for (const [result, count] of Object.entries(asked)) keptAnswers.inc({ result }, count);
  keptBytes.set(holds.bytes);
}
