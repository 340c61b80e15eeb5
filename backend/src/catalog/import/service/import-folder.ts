import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FileMissing, type FilePath } from "@eldercare/file-store";
import { fileStore } from "../../../media/file-store";
import { shopSettings } from "../../../settings";
import { forEachLimited } from "../images/for-each-limited";
import { rejectedName } from "../rejected-files";

/** Hundreds of pictures may come with a table. */
const AT_ONCE = 8;
/** Of a file's name, in letters; those of other alphabets are two or three bytes, and disks count these. */
const LONGEST_NAME = 100;
const MOST_NAME_BYTES = 200;

/** Where the files of imports are, for as long as `RETENTION` says: a folder each, with the table, its images and what was rejected. */
export function importsFolder(): string {
  return join(resolve(shopSettings().DATA_DIR), "imports");
}

export interface ImportFiles {
  folder: string;
  table: string;
  images: string;
  rejected: string;
}

export function importFiles(id: string, fileName: string): ImportFiles {
  const folder = join(importsFolder(), id);
  return {
    folder,
    table: join(folder, "table", safeName(fileName)),
    images: join(folder, "pictures"),
    rejected: join(folder, rejectedName(fileName)),
  };
}

/**
 * Keeps what was received where any server can go on with it. A store on this machine has it in the very
 * same folder.
 */
export async function keepImport(id: string): Promise<void> {
  const files = fileStore();
  if (files.isNear) return;
  const { folder } = importFiles(id, "");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const received = entries.filter((entry) => entry.isFile());
  await forEachLimited(received, AT_ONCE, async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    await files.write(storedAs(folder, path), createReadStream(path));
  });
}

/** Brings what another server received to this one, unless it is here. */
export async function fetchImport(id: string): Promise<void> {
  const files = fileStore();
  const { folder } = importFiles(id, "");
  if (files.isNear || (await stat(folder).catch(() => undefined))) return;
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  for await (const { path } of files.list("imports", `${id}/`)) {
    const target = join(half, ...path.split("/").slice(2));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await pipeline(await files.open(path), createWriteStream(target, { mode: 0o600 }));
  }
  await rename(half, folder).catch((error: NodeJS.ErrnoException) => {
    // Nothing of it is left anywhere: whoever reads the table says so.
    if (error.code !== "ENOENT") throw error;
  });
}

/** Removes rows that an earlier run did not take, once all are taken. */
export async function forgetRejected(id: string, fileName: string): Promise<void> {
  const { folder, rejected } = importFiles(id, fileName);
  await rm(rejected, { force: true });
  await fileStore().remove(storedAs(folder, rejected));
}

/** Keeps the rows that were not taken, if there are any, where any server finds them. */
export async function keepRejected(id: string, fileName: string): Promise<void> {
  const files = fileStore();
  const { folder, rejected } = importFiles(id, fileName);
  if (files.isNear || !(await stat(rejected).catch(() => undefined))) return;
  await files.write(storedAs(folder, rejected), createReadStream(rejected));
}

/** The rows that were not taken; undefined when all were, or the file's time is over. */
export async function openRejected(id: string, fileName: string): Promise<Readable | undefined> {
  const { folder, rejected } = importFiles(id, fileName);
  const opening = fileStore().open(storedAs(folder, rejected));
  return opening.catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
    return undefined;
  });
}

/** Removes what was received for an import that did not come about. */
export async function discardImport(id: string): Promise<void> {
  const files = fileStore();
  await rm(importFiles(id, "").folder, { recursive: true, force: true });
  if (files.isNear) return;
  for await (const { path } of files.list("imports", `${id}/`)) await files.remove(path);
}

/** Where a file of an import's folder lies in the store. */
function storedAs(folder: string, path: string): FilePath {
  const name = relative(dirname(folder), path).split(sep).join("/");
  return `imports/${name}`;
}

/** A file name without anything that leads elsewhere; messages call the file by it. */
export function safeName(fileName: string): string {
  const plain = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._ -]+/gu, "_");
  // Its end says the kind.
  let letters = [...plain].slice(-LONGEST_NAME);
  while (Buffer.byteLength(letters.join("")) > MOST_NAME_BYTES) letters = letters.slice(1);
  // Last, since a cut may leave a dot at the beginning: no store keeps a hidden file.
  return letters.join("").replace(/^\.+/, "") || "table.csv";
}
