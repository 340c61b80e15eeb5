import { log } from "./log.js";

/**
 * What nobody caught ends the process, as it does without this, and is in the log like everything else:
 * Node itself writes all that hangs on an error, such as the row that a database refused.
 */
export function endOnUncaught(): void {
  process.on("uncaughtException", (error: unknown) => {
    log().error("The process ends: nobody caught an error.", { error });
    process.exit(1);
  });
}
