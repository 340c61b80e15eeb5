import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CliError } from "../cli-error.ts";

/** A program that begins and ends beside this one. */
export interface Program {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** What to say when it is not installed. */
  missing: string;
}

/** What a pipe says whose reader went away. */
const HUNG_UP = ["EPIPE", "ERR_STREAM_PREMATURE_CLOSE"];

/** What a program writes to its standard output; throws {@link CliError} unless it ended well. */
export async function* outputOf(program: Program): AsyncGenerator<Buffer> {
  const { command, args, env } = program;
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = endOf(child, program);
  try {
    yield* child.stdout;
    await ended;
  } catch (error) {
    // What the program says of it is plainer than that its output broke off.
    await ended;
    throw error;
  } finally {
    child.kill();
  }
}

/** Gives a program what it reads from standard input; throws {@link CliError} unless it ended well. */
export async function giveTo(program: Program, input: Readable): Promise<void> {
  const { command, args, env } = program;
  const child = spawn(command, args, { env, stdio: ["pipe", "ignore", "pipe"] });
  const [given, ended] = await Promise.allSettled([
    pipeline(input, child.stdin),
    endOf(child, program),
  ]);
  if (given.status === "rejected" && given.reason instanceof CliError) throw given.reason;
  if (ended.status === "rejected") throw ended.reason;
  // A program that ended well has read what it wanted: tar leaves what follows the archive's end unread.
  if (given.status === "rejected" && !HUNG_UP.includes(given.reason.code)) throw given.reason;
}

function endOf(child: ChildProcess, { command, missing }: Program): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(new CliError(error.code === "ENOENT" ? missing : error.message)),
    );
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new CliError(`${command} failed: ${said.trim() || signal || `exit ${code}`}`));
    });
  });
  // Asked for only when its output has ended.
  ended.catch(() => undefined);
  return ended;
}
