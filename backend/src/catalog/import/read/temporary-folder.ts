import { mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

const NAME = /^eldercare-import-(.+)-(\d+)-\w+$/;

/** Names this machine, so that nobody takes another container's process for one that has ended. */
const MACHINE = hostname().replace(/[^A-Za-z0-9.]/g, "_");

/**
 * A new folder for what a run keeps on disk until it ends. What a killed run of this machine left
 * behind goes first.
 */
export async function openTemporaryFolder(within = tmpdir()): Promise<string> {
  for (const name of await readdir(within)) {
    const [, machine, pid] = NAME.exec(name) ?? [];
    if (machine === MACHINE && !isRunning(Number(pid))) {
      await rm(join(within, name), { recursive: true, force: true });
    }
  }
  return mkdtemp(join(within, `eldercare-import-${MACHINE}-${process.pid}-`));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
