import { join } from "node:path";
import { buildBackend } from "./builds.ts";
import { openDatabaseOfShop } from "./database-of-shop.ts";
import { migrate, shopScript } from "./database-steps.ts";
import { createProgress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { runInTerminal } from "./run-in-terminal.ts";
import { loadSettings } from "./settings.ts";
import { checkDatabase } from "./shop-database.ts";
import { stopRequested } from "./stop-signals.ts";

/**
 * Runs one of the merchandisers' scripts (backend/src/scripts) on this terminal, with the database
 * of the shop that runs, or with the database alone. Resolves with the script's exit code.
 */
export async function runShopScript(name: string, args: readonly string[]): Promise<number> {
  const { settings, dataDir, env } = loadSettings();
  // Standard output belongs to the script: with --json a program reads it.
  const progress = createProgress(console.error);
  const signal = stopRequested();
  const context = { progress, logDir: join(dataDir, "logs"), env, signal };
  await buildBackend(context);
  if (args.includes("--help") || args.includes("-h")) {
    const usage = join(projectRoot, "backend/.medusa/server/src/scripts/usage.js");
    return runInTerminal(
      { command: process.execPath, args: [usage, name], cwd: projectRoot, env },
      signal,
    );
  }
  const [databaseUrl, close] = await openDatabaseOfShop({ settings, dataDir }, progress.say);
  try {
    env.DATABASE_URL = databaseUrl;
    await checkDatabase(databaseUrl);
    await migrate(context, databaseUrl);
    return await runInTerminal(shopScript(context, name, args), signal);
  } finally {
    await close();
  }
}
