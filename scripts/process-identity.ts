import { readFileSync, readlinkSync } from "node:fs";

/** Facts about other processes, on Linux from /proc; elsewhere only whether they are alive. */

export function isAlive(pid: number): boolean {
  return processIdentity(pid) !== undefined;
}

/** Also true of one that has ended and waits for its parent to notice. */
function isKnown(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A text that differs between two processes that had the same id one after the other;
 * `undefined` when there is no such process.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isKnown(pid)) return undefined;
  try {
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields[0] === "Z" ? undefined : `${pid}@${fields[19]}`;
  } catch {
    return String(pid);
  }
}

/** The folder a process works in; `undefined` when it cannot be told. */
export function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Resolves to whether the process ended within the time (milliseconds). */
export async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (processIdentity(pid) !== undefined) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
