import type { Settings } from "@eldercare/contracts/settings";
import { createReadiness, log, stopTraces } from "@eldercare/server";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import express from "express";
import { unknownCall } from "./http/unknown-call";
import { loadMedusa } from "./medusa/load-medusa";
import { flushSecurityEvents } from "./security-events/count-security-event";
import { startBackgroundWork } from "./server/background-work";
import { checkDatabase } from "./server/check-database";
import { createDatabasePool } from "./server/database-pool";
import { followDatabaseClock, timeOf } from "./server/follow-database-clock";
import { shutDownOnSignals } from "./server/graceful-shutdown";
import { prepareProcess } from "./server/prepare-process";
import { serveApp } from "./server/serve-app";
import { startMeasuring } from "./server/start-measuring";
import { waitForConnections } from "./server/wait-for-connections";
import { watchDatabase } from "./server/watch-database";
import { setUpStore } from "./workflows/store/set-up-store";

/**
 * Starts the Medusa that does what nobody waits for (`MEDUSA_WORKER_MODE=worker`): jobs, subscribers,
 * search index, mails. It answers nothing but whether it lives and is ready.
 */
export async function startWorker(settings: Settings): Promise<void> {
  const { databaseUrl, directUrl } = prepareProcess(settings);
  const pool = createDatabasePool(databaseUrl);
  await checkDatabase(pool);
  const unfollowClock = await followDatabaseClock(timeOf(pool));

  const app = express();
  app.disable("x-powered-by");
  const readiness = createReadiness();
  app.use(readiness.handler);
  app.use(unknownCall);
  const { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword, SHOP_URL: shopUrl } = settings;
  // Medusa mounts nothing in a worker: the app is ours alone.
  const medusa = await loadMedusa({ directory: process.cwd(), expressApp: express() });
  watchDatabase(medusa.container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  waitForConnections(medusa.container);
  await setUpStore(medusa.container, { adminEmail, adminPassword });
  const background = await startBackgroundWork(medusa.container, { directUrl, shopUrl });
  const measuring = await startMeasuring(medusa.container, settings);
  const { WORKER_PORT: port, HOST: host } = settings;
  const server = await serveApp(app, { port, host, setting: "WORKER_PORT" });
  shutDownOnSignals(server, {
    readiness,
    noticeMs: (settings.DRAIN_SECONDS ?? 0) * 1000,
    close: async () => {
      unfollowClock();
      await measuring?.stop();
      await background.stop();
      await flushSecurityEvents();
      await medusa.shutdown();
      await pool.end();
      await stopTraces();
    },
  });
  readiness.open();
  log().info("The worker is ready.");
}
