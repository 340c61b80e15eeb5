import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import type { FleetNews } from "../packages/server/src/fleet.ts";
import { CliError } from "./cli-error.ts";
import type { ProcessGuard } from "./process-guard.ts";

/** A program to run as a part of the shop, or as one step of getting it ready. */
export interface Program {
  /** Short name for messages: "medusa". */
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** File that receives everything it prints (begun anew, then appended to). */
  logPath: string;
  /** Called with each line that it prints. */
  onLine?: (line: string) => unknown;
  guard?: ProcessGuard | undefined;
  /** What it writes is for its own user alone: people's data, mails, logs. */
  isPrivate?: boolean;
  /** Several processes under one, which makes way for new ones when it is asked to. */
  isFleet?: boolean;
  /** So long it goes on as before when it is asked to end; none unless told. */
  drainMs?: number;
}

/** How a program ended: its exit code, or the signal that ended it. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  name: string;
  pid: number;
  ended: Promise<Ending>;
  /** Asks it and everything it started to end, then insists. Resolves when it is gone. */
  stop(): Promise<void>;
  /** The last lines that it printed. */
  tail(): string;
  /** Calls back with each thing that a fleet tells of itself; answers what ends that. */
  listen(listener: (news: FleetNews) => void): () => void;
}

const TAIL_LINES = 25;
const PATIENCE_MS = 12_000;

/** Starts a program in its own process group, so that it can be ended with all that it starts. */
export function startChild(program: Program): Child {
  mkdirSync(dirname(program.logPath), { recursive: true });
  const log = beginLog(program.logPath);
  const spawned = withMask(program, () =>
    spawn(program.command, program.args, {
      cwd: program.cwd,
      env: program.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe", ...(program.isFleet ? (["ipc"] as const) : [])],
    }),
  );
  const pid = spawned.pid;
  const tail: string[] = [];
  for (const stream of [spawned.stdout, spawned.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => {
      log.write(`${line}\n`);
      tail.push(line);
      if (tail.length > TAIL_LINES) tail.shift();
      program.onLine?.(line);
    });
  }
  const ended = endingOf(spawned).then((ending) => {
    if (pid !== undefined) program.guard?.release(pid);
    log.end();
    return ending;
  });
  if (pid !== undefined) program.guard?.watch(pid, "SIGTERM");
  return {
    name: program.name,
    pid: pid ?? 0,
    ended,
    tail: () => tail.join("\n"),
    listen(listener) {
      const hear = (news: unknown) => listener(news as FleetNews);
      spawned.on("message", hear);
      return () => spawned.off("message", hear);
    },
    async stop() {
      if (pid === undefined) return;
      signalGroup(pid, "SIGTERM");
      const insist = setTimeout(
        () => signalGroup(pid, "SIGKILL"),
        (program.drainMs ?? 0) + PATIENCE_MS,
      );
      await ended;
      clearTimeout(insist);
      // Whatever it started and left running ends with it.
      signalGroup(pid, "SIGKILL");
    },
  };
}

/** An empty log, appended to: the nightly job empties logs while they are written (decision 036). */
function beginLog(path: string) {
  writeFileSync(path, "", { mode: 0o600 });
  return createWriteStream(path, { flags: "a" });
}

/** A program inherits the mask of new files from whoever starts it. */
export function withMask<T>({ isPrivate }: Pick<Program, "isPrivate">, start: () => T): T {
  if (!isPrivate) return start();
  const mask = process.umask(0o077);
  try {
    return start();
  } finally {
    process.umask(mask);
  }
}

/** Runs a program to its end. Throws {@link CliError} with its last lines when it fails. */
export async function runToEnd(program: Program, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const child = startChild(program);
  const abort = () => void child.stop();
  signal?.addEventListener("abort", abort);
  const { code } = await child.ended;
  signal?.removeEventListener("abort", abort);
  signal?.throwIfAborted();
  if (code !== 0) throw failure(program.name, child.tail(), program.logPath);
}

export function failure(name: string, tail: string, logPath: string): CliError {
  const lines = tail.trim() || "(it printed nothing)";
  return new CliError(`${name} failed. Its last lines:\n${indent(lines)}\nAll of them: ${logPath}`);
}

function indent(text: string): string {
  return text.replace(/^/gm, "    ");
}

function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      child.stderr?.push(`${error.message}\n`);
      resolve({ code: 127, signal: null });
    });
    // Its output is complete at "close", which a helper that outlives it may hold up.
    child.once("exit", (code, signal) => setTimeout(resolve, 500, { code, signal }));
    child.once("close", (code, signal) => resolve({ code, signal }));
  });
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group is gone already.
  }
}
