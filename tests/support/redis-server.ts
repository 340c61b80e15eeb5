import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { aFreePort } from "./a-free-port.js";

/** Whether this machine has a Redis that a test may start. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of one test, which keeps what it was told over its own end, as operations.md asks. */
export class RedisServer {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async open(): Promise<RedisServer> {
    const server = new RedisServer(await aFreePort(), await mkdtemp(join(tmpdir(), "redis-")));
    await server.start();
    return server;
  }

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const kept = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""];
    const where = ["--port", `${this.port}`, "--bind", "127.0.0.1", "--dir", this.folder];
    this.#process = spawn("redis-server", [...where, ...kept], { stdio: "ignore" });
    const asking = new Redis(this.url, { retryStrategy: () => 100, maxRetriesPerRequest: null });
    asking.on("error", () => undefined);
    await asking.ping();
    asking.disconnect();
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    const killed = this.#process;
    this.#process = undefined;
    if (!killed || killed.exitCode !== null) return;
    const ended = once(killed, "exit");
    killed.kill("SIGKILL");
    await ended;
  }

  /** Keeps its connections and says nothing, as a machine that stands still. */
  fallSilent(): void {
    this.#process?.kill("SIGSTOP");
  }

  speak(): void {
    this.#process?.kill("SIGCONT");
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
