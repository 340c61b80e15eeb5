import { readSettings } from "@eldercare/contracts/settings";
import type { ExecArgs } from "@medusajs/framework/types";
import { RowsRefused } from "../seed/apply/rows-refused";
import { parseSeedOptions, UsageError } from "../seed/options";
import { Progress } from "../seed/report/progress";
import { reportText } from "../seed/report/report-text";
import { runSeed } from "../seed/run-seed";
import { FileUnusable } from "../seed/table/file-unusable";

const ROW_ERRORS = 1;
const UNUSABLE = 2;

/**
 * `npm run seed -- products|categories|slides|posts|all …`, through `medusa exec`.
 * Exit codes: 0 all good, 1 rows with errors, 2 the command or a file cannot be used.
 */
export default async function seed({ container, args }: ExecArgs): Promise<void> {
  try {
    const options = parseSeedOptions(givenArguments(args));
    // With --json, standard output belongs to the result.
    const said = options.json ? process.stderr : process.stdout;
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = readSettings(process.env);
    const report = await runSeed(
      container,
      options,
      { adminEmail: ADMIN_EMAIL, adminPassword: ADMIN_PASSWORD },
      new Progress(said),
    );
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : reportText(report));
    process.exitCode = report.errors.length > 0 ? ROW_ERRORS : 0;
  } catch (error) {
    if (error instanceof RowsRefused) process.exitCode = ROW_ERRORS;
    else if (error instanceof UsageError || error instanceof FileUnusable) {
      process.exitCode = UNUSABLE;
    } else throw error;
    process.stderr.write(`${error.message}\n`);
  }
}

/**
 * Everything after this script's name. Medusa's command line drops what looks like one of its own
 * options (`--dry-run`) from the `args` that it hands on.
 */
function givenArguments(args: readonly string[]): readonly string[] {
  const script = process.argv.findIndex((argument) => /[\\/]seed\.[jt]s$/.test(argument));
  if (script === -1) return args;
  return process.argv.slice(script + 1).filter((argument) => argument !== "--");
}
