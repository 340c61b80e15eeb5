import { createServer } from "node:http";
import { SettingsError } from "@eldercare/contracts/settings";
import { type Listening, listen } from "@eldercare/server";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import express, { type Express } from "express";
import { answerFromMemory } from "./api/security/answer-from-memory";
import { checkCalls } from "./api/security/check-calls";
import { observeRefusals } from "./api/security/observe-refusals";
import { ProductChangeWorker } from "./catalog/search-index/product-change-worker";
import { StartupError } from "./errors/startup-error";
import { noStaleAnswers } from "./http/no-stale-answers";
import { ownOrigins } from "./http/own-origins";
import { refuseForeignOrigin } from "./http/refuse-foreign-origin";
import { requireJson } from "./http/require-json";
import { unknownCall } from "./http/unknown-call";
import { startMailWorker } from "./mail/mail-worker";
import { imageFolders } from "./media/image-folders";
import { loadMedusa } from "./medusa/load-medusa";
import { logPathsAlone } from "./medusa/request-log";
import { flushSecurityEvents } from "./security-events/count-security-event";
import { answerHeaders } from "./server/answer-headers";
import { checkDatabase } from "./server/check-database";
import { openCommandSocket } from "./server/command-socket";
import { createDatabasePool } from "./server/database-pool";
import { shutDownOnSignals } from "./server/graceful-shutdown";
import { leadToShop, SHOP_PATH } from "./server/lead-to-shop";
import { loadMedusaConfig } from "./server/load-medusa-config";
import { createDoors } from "./server/open-routes";
import { ownRequestId } from "./server/own-request-id";
import { createSessionMiddleware } from "./server/session-middleware";
import { staticImages } from "./server/static-images";
import { shopSettings } from "./settings";
import { listenToShopChanges } from "./shop-changes/listen-to-shop-changes";
import { shopChanges } from "./shop-changes/shop-changes";
import { refuseDemoLogins } from "./workflows/store/refuse-demo-logins";
import { setUpStore } from "./workflows/store/set-up-store";

/** Whoever asked has been told after two minutes that nothing came: no statement goes on beyond. */
const STATEMENT_TIMEOUT_MS = 120_000;

/**
 * Starts Medusa with what its own `start` command cannot do: sessions in PostgreSQL, images from
 * DATA_DIR, and the store set up before the first request. The working directory holds
 * medusa-config: the repository in development, `.medusa/server` after `medusa build`.
 */
async function startServer(): Promise<void> {
  const settings = shopSettings();
  // Medusa and its modules look at the variable themselves.
  process.env.NODE_ENV ??= settings.NODE_ENV;
  // For every connection of this process, whoever opens it; migrations and commands run in others.
  process.env.PGOPTIONS ??= `-c statement_timeout=${STATEMENT_TIMEOUT_MS}`;
  if (!settings.DATABASE_URL) throw new StartupError("DATABASE_URL is missing.");

  const pool = createDatabasePool(settings.DATABASE_URL);
  await checkDatabase(pool);
  const directory = process.cwd();
  const { projectConfig } = loadMedusaConfig(directory);

  const app = express();
  app.disable("x-powered-by");
  app.use(ownRequestId);
  app.use(answerHeaders(settings.SHOP_URL));
  const refusals = observeRefusals();
  app.use(refusals.handler);
  const doors = createDoors();
  app.use(doors.handler);
  app.get("/", (_request, response) => response.redirect(settings.SHOP_URL));
  app.use(SHOP_PATH, leadToShop(settings.SHOP_URL));
  app.use("/static", staticImages(imageFolders(settings.DATA_DIR)));
  const own = ownOrigins([
    settings.SHOP_URL,
    settings.MEDUSA_URL,
    `http://localhost:${settings.MEDUSA_PORT}`,
  ]);
  app.use(["/api", "/auth", "/admin"], refuseForeignOrigin(own));
  app.use("/api", requireJson);
  app.use("/api", noStaleAnswers);
  const memory = answerFromMemory();
  app.use("/api", memory.handler);
  // With Redis, Medusa's own session middleware keeps sessions there.
  if (!settings.REDIS_URL) app.use(await createSessionMiddleware(pool, projectConfig));

  logPathsAlone();
  const medusa = await loadMedusa({ directory, expressApp: app });
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

  const worker = new ProductChangeWorker(medusa.container, settings.DATABASE_URL);
  worker.start();
  const listener = listenToShopChanges(
    medusa.container.resolve(ContainerRegistrationKeys.LOGGER),
    settings.DATABASE_URL,
  );
  listener.start();
  const mailWorker = startMailWorker(medusa.container, settings.SHOP_URL);

  const closeCommands = await openCommandSocket(medusa.container);

  const server = await serve(app, settings.MEDUSA_PORT, settings.HOST);
  shutDownOnSignals(
    server,
    () => shopChanges.close(),
    async () => {
      await closeCommands();
      await worker.stop();
      await listener.stop();
      await mailWorker.stop();
      await flushSecurityEvents();
      await medusa.shutdown();
      await pool.end();
    },
  );
  console.log(`Medusa is ready at http://127.0.0.1:${settings.MEDUSA_PORT}`);
}

async function serve(app: Express, port: number, host: string | undefined): Promise<Listening> {
  return listen(createServer(app), port, host).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new StartupError(`Port ${port} is taken: set MEDUSA_PORT to a free one.`)
      : error;
  });
}

startServer().catch((error: unknown) => {
  const isPlain = error instanceof StartupError || error instanceof SettingsError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
