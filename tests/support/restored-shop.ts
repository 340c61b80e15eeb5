import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { shopUnderTest } from "./shop-under-test.js";

const PROGRAM = fileURLToPath(new URL("restored-shop-program.ts", import.meta.url));

/** The shop under test as a backup of this moment has it: its database, on a server of its own, and its folder. */
export async function openRestoredShop() {
  const { databaseUrl, dataDir } = shopUnderTest();
  const folder = await mkdtemp(join(tmpdir(), "restored-shop-"));
  // Root lends the database to another user, who must get in.
  await chmod(folder, 0o711);
  // All shops under test have one server, whose folder is above theirs.
  const args = [PROGRAM, dirname(dataDir), databaseUrl, folder];
  const program = spawn(process.execPath, ["--import", "tsx", ...args]);
  let said = "";
  const url = await new Promise<URL>((resolve, reject) => {
    program.stderr.on("data", (text) => {
      said += text;
    });
    program.stdout.once("data", (text) => resolve(new URL(String(text).trim())));
    program.once("exit", () => reject(new Error(`The shop was not restored: ${said}`)));
  });
  url.pathname = new URL(databaseUrl).pathname;
  return {
    databaseUrl: url.href,
    dataDir: join(folder, "restored"),
    async close() {
      program.stdin.end();
      if (program.exitCode === null) await once(program, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
