import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ROOT = join(import.meta.dirname, "../../..");
const CLI = join(ROOT, "node_modules/@medusajs/cli/cli.js");
const COUNTER = join(import.meta.dirname, "count-statements.cjs");
const READY_MS = 180_000;

/**
 * Medusa as its own `medusa start` runs it, beside the shop's and on the same database: the shop's
 * server closes Medusa's routes of storefronts (decision 017), and no setting opens them. It runs
 * neither jobs nor subscribers, which the shop's Medusa has already.
 */
export class PlainMedusa {
  private constructor(
    readonly url: string,
    readonly statementsFile: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(dataDir: string): Promise<PlainMedusa> {
    const port = await freePort();
    const statementsFile = join(dataDir, "statements-plain");
    const log = openSync(join(dataDir, "logs/plain-medusa.log"), "a");
    const child = spawn(
      process.execPath,
      ["--require", COUNTER, CLI, "start", "--port", String(port), "--host", "127.0.0.1"],
      {
        cwd: join(ROOT, ".medusa/server"),
        env: {
          ...process.env,
          STATEMENTS_FILE: statementsFile,
          MEDUSA_WORKER_MODE: "server",
          DISABLE_MEDUSA_ADMIN: "true",
        },
        stdio: ["ignore", log, log],
      },
    );
    const medusa = new PlainMedusa(`http://127.0.0.1:${port}`, statementsFile, child);
    await medusa.ready();
    return medusa;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    this.child.kill("SIGTERM");
    await once(this.child, "exit");
  }

  private async ready(): Promise<void> {
    for (const end = Date.now() + READY_MS; Date.now() < end; await pause(200)) {
      if (this.child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/health`).catch(() => undefined);
      if (answer?.ok) return;
    }
    this.child.kill("SIGKILL");
    throw new Error("Medusa does not start by itself: see logs/plain-medusa.log.");
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
