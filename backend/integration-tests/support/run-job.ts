import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(__dirname, "../../..");
const SCRIPT = "./backend/integration-tests/support/run-job-script.ts";

/** Runs a scheduled job now, on the database of the shop under test. */
export async function runJob(name: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ["node_modules/@medusajs/cli/cli.js", "exec", SCRIPT],
    {
      cwd: ROOT,
      env: { ...process.env, LOG_LEVEL: "error", JOB: name },
      maxBuffer: 16 * 1024 * 1024,
    },
  );
}
