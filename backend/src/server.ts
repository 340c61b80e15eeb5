import { assertShared, SettingsError } from "@eldercare/contracts/settings";
import { log } from "@eldercare/server";
import { StartupError } from "./errors/startup-error";
import { shopSettings } from "./settings";
import { startServer } from "./start-server";
import { startWorker } from "./start-worker";

/** Medusa's process: what it does, `MEDUSA_WORKER_MODE` says. */
async function start(): Promise<void> {
  const settings = shopSettings();
  assertShared(settings);
  if (settings.MEDUSA_WORKER_MODE === "worker") await startWorker(settings);
  else await startServer(settings);
}

start().catch((error: unknown) => {
  const isPlain = error instanceof StartupError || error instanceof SettingsError;
  log().error(isPlain ? error.message : "Medusa did not start.", isPlain ? {} : { error });
  process.exit(1);
});
