import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "ask-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const node = (args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    maxBuffer: 10_000_000,
  });

describe("asking the running shop for a small command", () => {
  it("says that none runs, instead of failing", async () => {
    const asked =
      'import { askRunningShop } from "./scripts/ask-running-shop.mjs";' +
      'console.log(String(await askRunningShop(process.cwd(), "seed", ["history"])));';
    const { stdout } = await node(["--input-type=module", "-e", asked]);
    expect(stdout).toBe("undefined\n");
  });

  it("prints a long answer to its end, into a pipe as well", async () => {
    const answer = "x".repeat(1_000_000);
    const shop = createServer((socket) => {
      socket.once("data", () => {
        socket.write(`${JSON.stringify({ out: answer })}\n`);
        socket.end(`${JSON.stringify({ exit: 0 })}\n`);
      });
    });
    await new Promise<void>((done) => shop.listen(join(dataDir, "commands.sock"), done));
    try {
      const { stdout } = await node(["scripts/run.mjs", "seed", "history", "--json"]);
      expect(stdout).toHaveLength(answer.length);
    } finally {
      shop.close();
    }
  });
});
