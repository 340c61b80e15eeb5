import { isStaffWrite } from "@eldercare/contracts/calls";
import type { Settings } from "@eldercare/contracts/settings";
import {
  createReadiness,
  endBeforeAnswer,
  log,
  logRequests,
  measureRequests,
  stopTraces,
  traceRequests,
} from "@eldercare/server";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import express from "express";
import { answerFromMemory } from "./api/security/answer-from-memory";
import { checkCalls } from "./api/security/check-calls";
import { isFromStorefront } from "./api/security/client-address";
import { observeRefusals } from "./api/security/observe-refusals";
import { ownRequestId } from "./api/security/own-request-id";
import { messageOf } from "./errors/message-of";
import { noStaleAnswers } from "./http/no-stale-answers";
import { ownOrigins } from "./http/own-origins";
import { refuseForeignOrigin } from "./http/refuse-foreign-origin";
import { refuseWhileAway } from "./http/refuse-while-away";
import {
  forgetSessionWithoutRedis,
  type RedisReach,
  refuseWithoutRedis,
} from "./http/refuse-without-redis";
import { requireJson } from "./http/require-json";
import { unknownCall } from "./http/unknown-call";
import { fileStore } from "./media/file-store";
import { assertOwnFiles, FilesOfAnother } from "./media/files-owner";
import { ShownImages } from "./media/shown-images";
import { loadMedusa } from "./medusa/load-medusa";
import { flushSecurityEvents } from "./security-events/count-security-event";
import { answerHeaders } from "./server/answer-headers";
import { startBackgroundWork } from "./server/background-work";
import { checkDatabase } from "./server/check-database";
import { createDatabasePool } from "./server/database-pool";
import { followDatabaseClock, timeOf } from "./server/follow-database-clock";
import { shutDownOnSignals } from "./server/graceful-shutdown";
import { INVITE_PATH, leadInvited, leadToShop, SHOP_PATH } from "./server/lead-to-shop";
import { loadMedusaConfig } from "./server/load-medusa-config";
import { measuredRoute } from "./server/measured-route";
import { createDoors } from "./server/open-routes";
import { prepareProcess } from "./server/prepare-process";
import { serveApp } from "./server/serve-app";
import { createSessionMiddleware } from "./server/session-middleware";
import { startMeasuring } from "./server/start-measuring";
import { staticImages } from "./server/static-images";
import { waitForConnections } from "./server/wait-for-connections";
import { watchDatabase } from "./server/watch-database";
import { watchRedis } from "./server/watch-redis";
import type { DatabaseReach } from "./shop-changes/database-reach";
import { listenToShopChanges } from "./shop-changes/listen-to-shop-changes";
import { shopChanges } from "./shop-changes/shop-changes";
import { refuseDemoLogins } from "./workflows/store/refuse-demo-logins";
import { setUpStore } from "./workflows/store/set-up-store";

/** Where calls are made, ours and Medusa's; all else are files. */
const CALLS = ["/api", "/auth", "/admin", "/store", "/hooks"];

/**
 * Starts Medusa with what its own `start` command cannot do: sessions in PostgreSQL, images from
 * the file store, and the store set up before the first request. The working directory holds
 * medusa-config: the repository in development, `.medusa/server` after `medusa build`.
 */
export async function startServer(settings: Settings): Promise<void> {
  const { databaseUrl, directUrl } = prepareProcess(settings);
  const pool = createDatabasePool(databaseUrl);
  await checkDatabase(pool);
  const unfollowClock = await followDatabaseClock(timeOf(pool));
  const directory = process.cwd();
  const { projectConfig } = loadMedusaConfig(directory);

  const app = express();
  app.disable("x-powered-by");
  app.use(answerHeaders(settings.SHOP_URL));
  const readiness = createReadiness();
  app.use(readiness.handler);
  app.use(ownRequestId);
  app.use(traceRequests((request) => isFromStorefront(request), measuredRoute));
  app.use(logRequests());
  if (settings.METRICS_PORT !== undefined) app.use(measureRequests(measuredRoute));
  const refusals = observeRefusals();
  app.use(refusals.handler);
  const doors = createDoors();
  app.use(doors.handler);
  app.get("/", (_request, response) => response.redirect(settings.SHOP_URL));
  app.use(SHOP_PATH, leadToShop(settings.SHOP_URL));
  app.get(INVITE_PATH, leadInvited(settings.SHOP_URL));
  app.use("/static", staticImages(new ShownImages(fileStore())));
  const own = ownOrigins([
    settings.SHOP_URL,
    settings.MEDUSA_URL,
    `http://localhost:${settings.MEDUSA_PORT}`,
  ]);
  app.use(["/api", "/auth", "/admin"], refuseForeignOrigin(own));
  app.use("/api", requireJson);
  app.use("/api", noStaleAnswers);
  const reach: DatabaseReach = { isAway: false };
  app.use(CALLS, refuseWhileAway(reach));
  app.use(endBeforeAnswer(shopChanges, isStaffWrite));
  const redis: RedisReach = { isAway: false };
  const redisWatch = settings.REDIS_URL ? watchRedis(settings.REDIS_URL, redis) : undefined;
  app.use(CALLS, refuseWithoutRedis(redis));
  app.use(forgetSessionWithoutRedis(redis));
  const memory = answerFromMemory();
  app.use("/api", memory.handler);
  // With Redis, Medusa's own session middleware keeps sessions there.
  if (!settings.REDIS_URL) app.use(await createSessionMiddleware(pool, projectConfig));

  const medusa = await loadMedusa({ directory, expressApp: app });
  watchDatabase(medusa.container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  waitForConnections(medusa.container);
  checkCalls(app);
  doors.open(app);
  refusals.begin(medusa.container);
  memory.begin(medusa.container);
  app.use("/api", unknownCall);
  if (settings.SHOP_MODE === "live") await refuseDemoLogins(medusa.container);
  await setUpStore(medusa.container, {
    adminEmail: settings.ADMIN_EMAIL,
    adminPassword: settings.ADMIN_PASSWORD,
  });

  const listener = listenToShopChanges(
    medusa.container.resolve(ContainerRegistrationKeys.LOGGER),
    directUrl,
    reach,
  );
  listener.start();
  const background =
    settings.MEDUSA_WORKER_MODE === "server"
      ? undefined
      : await startBackgroundWork(medusa.container, { directUrl, shopUrl: settings.SHOP_URL });

  const measuring = await startMeasuring(medusa.container, settings);

  const { MEDUSA_PORT: port, HOST: host } = settings;
  const server = await serveApp(app, { port, host, setting: "MEDUSA_PORT" });
  shutDownOnSignals(server, {
    readiness,
    noticeMs: (settings.DRAIN_SECONDS ?? 0) * 1000,
    endStreams: () => shopChanges.close(),
    close: async () => {
      unfollowClock();
      await measuring?.stop();
      await background?.stop();
      await listener.stop();
      redisWatch?.stop();
      await flushSecurityEvents();
      await medusa.shutdown();
      await pool.end();
      await stopTraces();
    },
  });
  readiness.open();
  // A shop opens without its pictures; whoever runs it reads why they are missing, or not its own.
  fileStore()
    .reach()
    .then(() => assertOwnFiles(medusa.container))
    .catch((error: unknown) =>
      log().error(
        error instanceof FilesOfAnother
          ? error.message
          : `Files cannot be reached: ${messageOf(error)}`,
      ),
    );
  log().info(`Medusa is ready at http://127.0.0.1:${port}`);
}
