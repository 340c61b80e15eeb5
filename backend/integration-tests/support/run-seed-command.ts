import { execFile } from "node:child_process";
import { join } from "node:path";
import type { SeedRun } from "./seed-report";

const ROOT = join(__dirname, "../../..");
const SEED = "./backend/.medusa/server/src/scripts/seed.js";

/**
 * `npm run seed -- …` as a command of its own, as the launcher starts it, for the exit code and the
 * words that a shell sees. It starts Medusa: `runSeed` of medusa-session.ts does the same at once.
 */
export async function runSeedCommand(...args: string[]): Promise<SeedRun> {
  const { exitCode, stdout, stderr } = await new Promise<Ending>((resolve) => {
    execFile(
      process.execPath,
      ["node_modules/@medusajs/cli/cli.js", "exec", SEED, "--", ...args, "--json"],
      { cwd: ROOT, env: { ...process.env, LOG_LEVEL: "warn" } },
      (error, stdout, stderr) =>
        resolve({ exitCode: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
    );
  });
  const output = `${stdout}\n${stderr}`;
  // Words go to standard error: a program reads the rest as it is.
  if (!stdout.startsWith("{")) throw new Error(`The seed printed no report:\n${output}`);
  return { exitCode, report: JSON.parse(stdout), output };
}

interface Ending {
  exitCode: number;
  stdout: string;
  stderr: string;
}
