import { join } from "node:path";
// The source, not the package's build: a command runs before anything is built.
import { directDatabaseUrl } from "../packages/contracts/src/settings.ts";
import { CliError } from "./cli-error.ts";
import { lockHolder, tryLock } from "./folder-lock.ts";
import { runningPostgresUrl, startPostgres } from "./postgres.ts";
import type { RunSettings } from "./settings.ts";

/**
 * The running shop's database where there is one, else our own for as long as this takes: its address
 * (past a pooler: what a command does lasts), and what lets go of it. Throws {@link CliError} while a shop is just starting.
 */
export async function openDatabaseOfShop(
  { settings, dataDir }: Pick<RunSettings, "settings" | "dataDir">,
  say: (line: string) => void,
): Promise<[url: string, close: () => Promise<void>]> {
  const nothing = async () => undefined;
  const given = directDatabaseUrl(settings);
  if (given) return [given, nothing];
  const lockPath = join(dataDir, "launcher.lock");
  if ((await lockHolder(lockPath)) !== undefined) {
    const url = await runningPostgresUrl(dataDir);
    if (!url) throw new CliError("The shop is just starting: try again when it is open.");
    return [url, nothing];
  }
  const lock = await tryLock(lockPath);
  if ("heldBy" in lock) throw new CliError("The shop is just starting: try again when it is open.");
  const server = await startPostgres({ dataDir, say });
  return [
    server.url,
    async () => {
      await server.stop();
      await lock.release();
    },
  ];
}
