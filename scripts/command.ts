import { CliError } from "./cli-error.ts";

/** Runs a command's work, shows a failure the way its reader needs it, and ends the process. */
export async function runCommand(work: () => Promise<number>): Promise<never> {
  try {
    process.exit(await work());
  } catch (error) {
    // A person can act on an operator error; anything else is a defect, whose trace is needed.
    console.error(error instanceof CliError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
