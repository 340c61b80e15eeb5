import { FilesAway } from "../packages/file-store/src/index.ts";
import { RENEW_SIGNAL } from "../packages/server/src/fleet.ts";
import { CliError } from "./cli-error.ts";

/** Runs a command's work, shows a failure the way its reader needs it, and ends the process. */
export async function runCommand(work: () => Promise<number>): Promise<never> {
  // Sent to whoever holds DATA_DIR, which may be a shop that is just starting, or a backup.
  process.on(RENEW_SIGNAL, () => undefined);
  try {
    process.exit(await work());
  } catch (error) {
    // A person can act on an operator error; anything else is a defect, whose trace is needed.
    // Nor is a storage that does not answer one: what was asked of it, and as whom, is in its trace.
    const isPlain = error instanceof CliError || error instanceof FilesAway;
    console.error(isPlain ? `\n${error.message}` : error);
    process.exit(1);
  }
}
