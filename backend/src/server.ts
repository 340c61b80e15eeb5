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
  // What the operator has to mend may name a login, which the log would leave out.
  if (error instanceof StartupError || error instanceof SettingsError) console.error(error.message);
  else log().error("Medusa did not start.", { error });
  process.exit(1);
});
