// The source, not the package's build: this runs beside the builds.
import { directDatabaseUrl } from "../packages/contracts/src/settings.ts";
import { CliError } from "./cli-error.ts";
import { startPostgres } from "./postgres.ts";
import type { RunSettings } from "./settings.ts";
import { checkDatabase } from "./shop-database.ts";
import type { Starting } from "./starting.ts";

/**
 * The database of a shop, ready for its tables: the one that DATABASE_URL names, or the embedded
 * server, started here. Answers its address, and the one that leads past a pooler; throws {@link CliError}.
 */
export async function openDatabase(
  { settings, dataDir }: RunSettings,
  durable: boolean,
  { progress, guard, logDir, undo, isBroken }: Starting,
): Promise<{ databaseUrl: string; directUrl: string }> {
  const { DATABASE_URL: databaseUrl } = settings;
  const directUrl = directDatabaseUrl(settings);
  if (databaseUrl && directUrl) {
    await checkDatabase(directUrl);
    return { databaseUrl, directUrl };
  }
  const server = await progress.step("Starting the database", () =>
    startPostgres({ dataDir, durable, say: progress.say }),
  );
  guard.watch(server.pid, "SIGINT");
  let isStopping = false;
  undo.push(async () => {
    isStopping = true;
    await server.stop();
    guard.release(server.pid);
  });
  isBroken.push(
    new Promise((resolve) => {
      server.process.once("exit", () => {
        if (!isStopping) resolve(new CliError(`The database stopped. See ${logDir}/postgres.log`));
      });
    }),
  );
  await checkDatabase(server.url);
  return { databaseUrl: server.url, directUrl: server.url };
}
