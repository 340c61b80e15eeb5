import { join } from "node:path";
import { RENEW_SIGNAL } from "../packages/server/src/fleet.ts";
import { CliError } from "./cli-error.ts";
import { runCommand } from "./command.ts";
import { lockHolder } from "./folder-lock.ts";
import { loadSettings } from "./settings.ts";

/** `npm run restart:production`: asks the open shop of this DATA_DIR to begin anew, one process at a time. */
await runCommand(async () => {
  const { dataDir } = loadSettings();
  const pid = await lockHolder(join(dataDir, "launcher.lock"));
  if (pid === undefined) throw new CliError(`No shop runs in ${dataDir}.`);
  process.kill(pid, RENEW_SIGNAL);
  console.log(
    `Asked process ${pid} to begin anew, one process at a time: its logs say how it goes.`,
  );
  return 0;
});
