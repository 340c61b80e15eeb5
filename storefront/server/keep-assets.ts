import { randomUUID } from "node:crypto";
import { copyFile, lstat, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { isAssetName } from "./asset-name.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than a tab stays open that somebody comes back to. */
const KEPT_MS = 14 * DAY_MS;
/** Some forty versions. Beyond it the oldest files go, but for the storefront's own. */
const MOST_BYTES = 100_000_000;
/** Written aside and renamed: nobody ever reads half a file. */
const DRAFT = /^\.draft-[\w-]{36}$/;

type Found = { name: string; bytes: number; at: number };

async function lookAt(folder: string, name: string): Promise<Found | undefined> {
  const found = await lstat(join(folder, name)).catch(() => undefined);
  return found?.isFile() ? { name, bytes: found.size, at: found.mtimeMs } : undefined;
}

/**
 * Brings the built files of `own` into the folder `shared`, each as new as `now`, and removes from there what no
 * storefront has had for 14 days, or what is more than 100 MB, the oldest first. Files that are not built ones
 * stay where they are. One file after the other: a volume that hangs holds one of the few threads that Node.js
 * has for files.
 */
export async function keepAssets(own: string, shared: string, now = Date.now()): Promise<void> {
  await mkdir(shared, { recursive: true });
  const names = new Set((await readdir(own)).filter(isAssetName));
  try {
    for (const name of names) await keepOne(join(own, name), shared, name, now);
  } finally {
    // A full disk gets room for the next time.
    await sweep(shared, names, now);
  }
}

async function sweep(shared: string, own: ReadonlySet<string>, now: number): Promise<void> {
  let bytes = 0;
  for (const file of await newestFirst(shared)) {
    bytes += file.bytes;
    const isOver = now - file.at > KEPT_MS || bytes > MOST_BYTES;
    if (isOver && !own.has(file.name)) await rm(join(shared, file.name), { force: true });
  }
}

async function keepOne(file: string, shared: string, name: string, now: number): Promise<void> {
  const target = join(shared, name);
  const at = new Date(now);
  const [{ size }, there] = [await stat(file), await lookAt(shared, name)];
  // A machine that lost its power may have left an empty one.
  if (there?.bytes === size) return utimes(target, at, at);
  const draft = join(shared, `.draft-${randomUUID()}`);
  try {
    await copyFile(file, draft);
    await utimes(draft, at, at);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

/** The built files of a folder, and drafts that nobody finished. */
async function newestFirst(folder: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const name of await readdir(folder)) {
    if (!isAssetName(name) && !DRAFT.test(name)) continue;
    const file = await lookAt(folder, name);
    if (file) found.push(file);
  }
  return found.sort((a, b) => b.at - a.at);
}
