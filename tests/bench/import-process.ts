import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CATALOG_NODE_FLAGS } from "../../scripts/database-steps.ts";
import { LEAN_POOLS } from "../../scripts/services.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Runs a way of loading (`import-bench-script.ts`) in a Medusa of its own; gives what it prints, line by line. */
export async function runImportProcess(
  name: string,
  argument: string,
  onLine: (line: string) => void,
): Promise<void> {
  const child = spawn(
    process.execPath,
    [
      ...CATALOG_NODE_FLAGS,
      "node_modules/@medusajs/cli/cli.js",
      "exec",
      "./backend/integration-tests/support/import-bench-script.ts",
      name,
      argument,
    ],
    {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...LEAN_POOLS, ...process.env, LOG_LEVEL: "error" },
    },
  );
  createInterface({ input: child.stdout }).on("line", onLine);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Loading by ${name} ended with code ${code}.`);
}
