import { copyFile, readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@eldercare/contracts";
import type { FileStore, Shelf } from "@eldercare/file-store";

/** A log of an earlier day: what was written until this date. */
const DATED = /^(?<name>.+)-(?<date>\d{4}-\d{2}-\d{2})\.log$/;

/**
 * Removes files and folders that were last changed before, of a folder that may not exist yet;
 * answers how many.
 */
export async function forgetOldFiles(folder: string, before: Date): Promise<number> {
  let count = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtime >= before) continue;
    await rm(path, { recursive: true, force: true });
    count++;
  }
  return count;
}

/** Removes files of a shelf that were last written before; answers how many. */
export async function forgetOldStored(
  files: FileStore,
  shelf: Shelf,
  before: Date,
): Promise<number> {
  let count = 0;
  for await (const { path, givenAt } of files.list(shelf)) {
    if (givenAt >= before) continue;
    await files.remove(path);
    count++;
  }
  return count;
}

/**
 * Puts what was logged since the last time into a file of today's date, and removes those that begin
 * before `before`. The programs go on writing to the same file: they append, so it may be emptied
 * under them. Answers how many files were removed.
 */
export async function rotateLogs(folder: string, before: Date, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  let count = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (!name.endsWith(".log")) continue;
    if (DATED.test(name)) {
      if (beginsBefore(name, before)) count++;
      if (beginsBefore(name, before)) await rm(path, { force: true });
      continue;
    }
    const { size, mtime } = await stat(path);
    if (size === 0) continue;
    const dated = join(folder, `${name.slice(0, -".log".length)}-${today}.log`);
    // A second run on the same day leaves the rest for tomorrow.
    if (mtime >= before && (await exists(dated))) continue;
    if (mtime >= before) await copyFile(path, dated);
    else count++;
    await truncate(path);
  }
  return count;
}

/** Its first lines may be a day older than its date. */
export function beginsBefore(name: string, before: Date): boolean {
  const date = DATED.exec(name)?.groups?.date;
  return date !== undefined && Date.parse(date) - DAY_MS < before.getTime();
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}
