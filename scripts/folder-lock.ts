import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { processIdentity } from "./process-identity.ts";

/** A lock file with the process that holds it; a dead holder's lock counts as free. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Takes the lock, or answers the id of the living process that holds it. */
export async function tryLock(path: string): Promise<FolderLock | { heldBy: number }> {
  await mkdir(dirname(path), { recursive: true });
  // Linked into place with its content: nobody ever sees a lock that does not say whose it is.
  const claim = `${path}.${randomUUID()}`;
  await writeFile(claim, processIdentity(process.pid) ?? String(process.pid));
  for (;;) {
    try {
      await link(claim, path);
      await rm(claim, { force: true });
      return { release: () => rm(path, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = await lockHolder(path);
      if (holder !== undefined) {
        await rm(claim, { force: true });
        return { heldBy: holder };
      }
      await rm(path, { force: true });
    }
  }
}

/** The living process that holds the lock; `undefined` when it is free. */
export async function lockHolder(path: string): Promise<number | undefined> {
  const identity = await readFile(path, "utf8").catch(() => "");
  const pid = Number.parseInt(identity, 10);
  return pid && processIdentity(pid) === identity ? pid : undefined;
}

/** Runs the work while holding the lock, waiting for whoever has it. */
export async function withLock<T>(
  path: string,
  onWait: (holder: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  let hasSaid = false;
  for (;;) {
    const lock = await tryLock(path);
    if ("release" in lock) {
      try {
        return await work();
      } finally {
        await lock.release();
      }
    }
    if (!hasSaid) onWait(lock.heldBy);
    hasSaid = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
