import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, writeFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "@eldercare/contracts/calls";

const ROOT = join(import.meta.dirname, "../../..");
const PROGRAM = join(ROOT, "backend/.medusa/server/src/server.js");
/** Loaded into Medusa so that it can be killed at a statement. */
export const KILL_AFTER_STATEMENTS = join(import.meta.dirname, "kill-after-statements.cjs");
const READY_MS = 180_000;

/** Medusa in the hands of a benchmark that kills it, or looks into it by what it loads (`preload`). */
export class MedusaProcess {
  private child: ChildProcess | undefined;
  private isWanted = true;
  private starting: Promise<void> = Promise.resolve();
  private readonly killFile: string;
  deaths = 0;

  constructor(
    private readonly url: string,
    private readonly dataDir: string,
    private readonly preload: string,
  ) {
    this.killFile = join(dataDir, "kill-after");
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Takes the place of the Medusa that the launcher started. */
  async takeOver(): Promise<void> {
    const pid = await findMedusa();
    process.kill(pid, "SIGKILL");
    await this.start();
  }

  /** Resolves when Medusa answers, be it after a restart. */
  async ready(): Promise<void> {
    for (let last = this.starting; ; last = this.starting) {
      await last;
      if (last === this.starting) return;
    }
  }

  kill(): void {
    this.child?.kill("SIGKILL");
  }

  /** Lets so many statements pass and then dies. */
  killAfter(statements: number): void {
    writeFileSync(this.killFile, String(statements));
    this.child?.kill("SIGUSR2");
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    await this.ready();
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  }

  private start(): Promise<void> {
    this.starting = this.startOnce();
    return this.starting;
  }

  private async startOnce(): Promise<void> {
    const log = openSync(join(this.dataDir, "logs/medusa-bench.log"), "a");
    const child = spawn(process.execPath, ["--require", this.preload, PROGRAM], {
      cwd: join(ROOT, ".medusa/server"),
      env: { ...process.env, KILL_AFTER_FILE: this.killFile },
      stdio: ["ignore", log, log],
    });
    this.child = child;
    // Whoever kills it, it comes back, as under any supervisor.
    child.once("exit", () => {
      if (!this.isWanted) return;
      this.deaths += 1;
      void this.start();
    });
    for (const end = Date.now() + READY_MS; Date.now() < end; await pause(200)) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const answer = await fetch(`${this.url}${addressOf("service.health")}`).catch(
        () => undefined,
      );
      if (answer?.ok) return;
    }
    throw new Error(`Medusa does not answer: see ${this.dataDir}/logs/medusa-bench.log`);
  }
}

/** The process that serves this benchmark's port (Linux). */
async function findMedusa(): Promise<number> {
  for (const pid of (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry))) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (!command.includes("backend/.medusa/server/src/server.js")) continue;
    const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
    if (environment.split("\0").includes(`MEDUSA_PORT=${process.env.MEDUSA_PORT}`))
      return Number(pid);
  }
  throw new Error("The launcher's Medusa was not found: this benchmark needs Linux's /proc.");
}
