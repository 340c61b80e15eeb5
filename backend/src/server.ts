import { assertShared, SettingsError } from "@eldercare/contracts/settings";
import { log } from "@eldercare/server";
import { StartupError } from "./errors/startup-error";
import { shopSettings } from "./settings";

/** Medusa's process: what it does, `MEDUSA_WORKER_MODE` says. Nothing of it is loaded before traces can watch it. */
async function start(): Promise<void> {
  const settings = shopSettings();
  assertShared(settings);
  const isWorker = settings.MEDUSA_WORKER_MODE === "worker";
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTraces } = await import("./server/start-traces.js");
    await startTraces(isWorker ? "medusa-worker" : "medusa");
  }
  if (isWorker) await (await import("./start-worker.js")).startWorker(settings);
  else await (await import("./start-server.js")).startServer(settings);
}

start().catch((error: unknown) => {
  // What the operator has to mend may name a login, which the log would leave out.
  if (error instanceof StartupError || error instanceof SettingsError) console.error(error.message);
  else log().error("Medusa did not start.", { error });
  process.exit(1);
});
