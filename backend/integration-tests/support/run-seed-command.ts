import { execFile } from "node:child_process";
import { join } from "node:path";

/** What `npm run seed -- … --json` prints of each file. */
interface NounReport {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  removed: number;
  removals: string[];
}

export interface SeedRun {
  exitCode: number;
  report: {
    written: boolean;
    nouns: NounReport[];
    errors: { file: string; row: number; column: string; value: string }[];
  };
  /** Everything that it said, for a failing test. */
  output: string;
}

const ROOT = join(__dirname, "../../..");
const SCRIPT = "./backend/.medusa/server/src/scripts/seed.js";

/** Runs the seed script as the launcher does, on the database of the shop under test. */
export function runSeedCommand(...args: string[]): Promise<SeedRun> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ["node_modules/@medusajs/cli/cli.js", "exec", SCRIPT, "--", ...args, "--json"],
      { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "error" } },
      (error, stdout, stderr) => {
        const output = `${stdout}\n${stderr}`;
        const json = stdout.split("\n").find((line) => line.startsWith('{"dryRun"'));
        if (!json) return reject(new Error(`The seed printed no report:\n${output}`));
        const exitCode = typeof error?.code === "number" ? error.code : 0;
        resolve({ exitCode, report: JSON.parse(json), output });
      },
    );
  });
}
