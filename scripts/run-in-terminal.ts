import { spawn } from "node:child_process";
import { type Program, withMask } from "./child.ts";

/** Runs a program on the person's own terminal and resolves with its exit code. */
export async function runInTerminal(
  program: Pick<Program, "command" | "args" | "cwd" | "env" | "isPrivate">,
  signal: AbortSignal,
): Promise<number> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const { command, args, cwd, env } = program;
    const child = withMask(program, () => spawn(command, args, { cwd, env, stdio: "inherit" }));
    signal.addEventListener("abort", () => child.kill("SIGTERM"));
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
