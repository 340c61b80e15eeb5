import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { CliError } from "./cli-error.ts";
import { endsWithin, isAlive, workingDirectory } from "./process-identity.ts";

/** What PostgreSQL wrote about itself in `postmaster.pid`. */
export interface RunningServer {
  pid: number;
  port: number;
}

/** The server that runs this cluster now; `undefined` when none does, whatever the pid file says. */
export function runningServer(directory: string): RunningServer | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(directory, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!pid || !isAlive(pid)) return undefined;
  // PostgreSQL works in its cluster's folder; a stranger that got the same id does not.
  const folder = workingDirectory(pid);
  if (folder !== undefined && folder !== directory) return undefined;
  return { pid, port: Number(lines[3]) };
}

/**
 * Stops the server of this cluster if one runs (left over by a launcher that was killed), and
 * removes a pid file whose process is another program by now: PostgreSQL itself would refuse to
 * start. Call it only when no launcher of the cluster is alive.
 */
export async function stopRunningServer(directory: string): Promise<void> {
  const server = runningServer(directory);
  if (server) await stopPostgres(server.pid);
  await rm(join(directory, "postmaster.pid"), { force: true });
}

/** Ends a server: fast shutdown, then immediate shutdown, then the kernel. */
export async function stopPostgres(pid: number): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 5_000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await endsWithin(pid, patience)) return;
  }
  throw new CliError(`The database server (process ${pid}) does not stop.`);
}
