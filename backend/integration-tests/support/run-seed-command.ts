import { execFile } from "node:child_process";
import { join } from "node:path";

/** What `npm run seed -- … --json` prints of each file. */
interface EntityReport {
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
    entities: EntityReport[];
    warnings: string[];
    errors: { file: string; row: number; column: string; value: string }[];
  };
  /** Everything that it said, for a failing test. */
  output: string;
}

const ROOT = join(__dirname, "../../..");

/** Runs a script as the launcher does, on the database of the shop under test. */
function runScript(script: "seed" | "export", args: readonly string[]) {
  const path = `./backend/.medusa/server/src/scripts/${script}.js`;
  return new Promise<{ exitCode: number; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      ["node_modules/@medusajs/cli/cli.js", "exec", path, "--", ...args],
      { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "error" } },
      (error, stdout, stderr) =>
        resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
}

/** `npm run seed -- …`, with its report. */
export async function runSeedCommand(...args: string[]): Promise<SeedRun> {
  const { exitCode, stdout, stderr } = await runScript("seed", [...args, "--json"]);
  const output = `${stdout}\n${stderr}`;
  const json = stdout.split("\n").find((line) => line.startsWith('{"dryRun"'));
  if (!json) throw new Error(`The seed printed no report:\n${output}`);
  return { exitCode, report: JSON.parse(json), output };
}

/** `npm run export -- … --out <path>`. */
export async function exportTo(path: string, ...args: string[]): Promise<void> {
  const { exitCode, stderr } = await runScript("export", [...args, "--out", path]);
  if (exitCode !== 0) throw new Error(`The export ended with ${exitCode}:\n${stderr}`);
}
