import { join } from "node:path";
import { buildBackend } from "./builds.ts";
import { runCommand } from "./command.ts";
import { openDatabaseOfShop } from "./database-of-shop.ts";
import { migrate, seedOnce } from "./database-steps.ts";
import { createProgress } from "./progress.ts";
import { loadSettings } from "./settings.ts";
import { checkDatabase } from "./shop-database.ts";
import { stopRequested } from "./stop-signals.ts";

/**
 * `npm run migrate`: brings the tables to this version, beside a shop that runs or without one; a demo's
 * catalogue is loaded the first time. Run again, it changes nothing.
 */
await runCommand(async () => {
  const { settings, dataDir, env, isDemo } = loadSettings();
  const progress = createProgress();
  const context = { progress, logDir: join(dataDir, "logs"), env, signal: stopRequested() };
  await buildBackend(context);
  const [databaseUrl, close] = await openDatabaseOfShop({ settings, dataDir }, progress.say);
  try {
    env.DATABASE_URL = databaseUrl;
    await checkDatabase(databaseUrl);
    await migrate(context, databaseUrl);
    if (isDemo || settings.SEED_DEMO === "1") await seedOnce(context, databaseUrl);
    progress.say("The database is of this version.");
    return 0;
  } finally {
    await close();
  }
});
