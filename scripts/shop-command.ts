import { join } from "node:path";
import { buildBackend } from "./builds.ts";
import { CliError } from "./cli-error.ts";
import { migrate, shopScript } from "./database-steps.ts";
import { lockHolder, tryLock } from "./folder-lock.ts";
import { runningPostgresUrl, startPostgres } from "./postgres.ts";
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
  const [databaseUrl, close] = await openDatabase();
  try {
    env.DATABASE_URL = databaseUrl;
    await checkDatabase(databaseUrl);
    await migrate(context, databaseUrl);
    return await runInTerminal(shopScript(context, name, args), signal);
  } finally {
    await close();
  }

  /** The running shop's database where there is one, else our own for as long as this takes. */
  async function openDatabase(): Promise<[url: string, close: () => Promise<void>]> {
    const nothing = async () => undefined;
    if (settings.DATABASE_URL) return [settings.DATABASE_URL, nothing];
    const lockPath = join(dataDir, "launcher.lock");
    if ((await lockHolder(lockPath)) !== undefined) {
      const url = await runningPostgresUrl(dataDir);
      if (!url) throw new CliError("The shop is just starting: try again when it is open.");
      return [url, nothing];
    }
    const lock = await tryLock(lockPath);
    if ("heldBy" in lock)
      throw new CliError("The shop is just starting: try again when it is open.");
    const server = await startPostgres({ dataDir, say: progress.say });
    return [
      server.url,
      async () => {
        await server.stop();
        await lock.release();
      },
    ];
  }
}
