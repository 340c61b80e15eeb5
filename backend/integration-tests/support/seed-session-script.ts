import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ExecArgs } from "@medusajs/framework/types";

type SeedModule = typeof import("../../src/scripts/seed");

/**
 * Run by `medusa exec`: takes the seed command's arguments from standard input, a JSON list per
 * line, and says `{"seedExit":<code>}` after each. Medusa starts once for many runs.
 */
export default async function seedSession({ container }: ExecArgs): Promise<void> {
  const script = join(process.cwd(), "backend/.medusa/server/src/scripts/seed.js");
  const { default: seed }: SeedModule = createRequire(script)(script);
  for await (const line of createInterface({ input: process.stdin })) {
    await seed({ container, args: JSON.parse(line) });
    process.stdout.write(`${JSON.stringify({ seedExit: process.exitCode ?? 0 })}\n`);
    process.exitCode = 0;
  }
}
