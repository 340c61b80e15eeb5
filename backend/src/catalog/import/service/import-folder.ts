import { basename, join, resolve } from "node:path";
import { shopSettings } from "../../../settings";
import { rejectedName } from "../rejected-files";

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

/** A file name without anything that leads elsewhere; messages call the file by it. */
export function safeName(fileName: string): string {
  const plain = basename(fileName.replaceAll("\\", "/")).replace(/[^\p{L}\p{N}._ -]+/gu, "_");
  return plain.replace(/^\.+/, "").slice(-100) || "table.csv";
}
