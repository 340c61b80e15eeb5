import { join } from "node:path";
import { RENEW_SIGNAL } from "../packages/server/src/fleet.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { lockHolder } from "./folder-lock.ts";
import { askLauncher, hasLauncherSocket } from "./launcher-socket.ts";
import { loadSettings } from "./settings.ts";

/**
 * `npm run restart:production`: has the open shop of this DATA_DIR begin anew, one process at a time, and
 * says how each one did. Ends with 1 when one did not.
 */
await runCommand(async () => {
  const { dataDir } = loadSettings();
  const pid = await lockHolder(join(dataDir, "launcher.lock"));
  if (pid === undefined) throw new CliError(`No shop runs in ${dataDir}.`);
  console.log(`Process ${pid} begins the shop in ${dataDir} anew, one process at a time …`);
  if (!hasLauncherSocket(dataDir)) {
    process.kill(pid, RENEW_SIGNAL);
    console.log("The path of DATA_DIR is too long for it to be asked how that goes: its logs say.");
    return 0;
  }
  const exit = await askLauncher(dataDir, (line) => console.log(line));
  if (exit !== undefined) return exit;
  throw new CliError(
    `Process ${pid} did not say how it went. It is starting or stopping, or it is no shop but a backup or another command.`,
  );
});
