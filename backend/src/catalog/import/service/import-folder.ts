import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { shopSettings } from "../../../settings";

const KEPT_DAYS = 30;

/** Where the files of imports are: a folder each, with the table, its images and what was rejected. */
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
    rejected: join(folder, "errors.csv"),
  };
}

/** A file name without anything that leads elsewhere; messages call the file by it. */
export function safeName(fileName: string): string {
  const plain = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._ -]+/gu, "_");
  return plain.replace(/^\.+/, "").slice(-100) || "table.csv";
}

/** Makes room: the files of imports that are long over. The history keeps what they did. */
export async function removeOldImportFiles(now = Date.now()): Promise<void> {
  const folder = importsFolder();
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now - mtimeMs < KEPT_DAYS * 24 * 60 * 60 * 1000) continue;
    await rm(path, { recursive: true, force: true });
  }
}
