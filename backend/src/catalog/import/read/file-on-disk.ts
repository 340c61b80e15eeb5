import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { FileUnusable, type SourceFile } from "@eldercare/catalog-import";

/** A catalog file by its path. Throws {@link FileUnusable} when it is not there. */
export async function fileOnDisk(path: string): Promise<SourceFile> {
  const name = basename(path);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "there is no such file" : error.message;
    throw new FileUnusable(name, `it cannot be read (${reason}). Looked for it at ${path}.`);
  });
  if (found.isDirectory()) {
    throw new FileUnusable(name, "it is a folder. Name the file in it that is to be loaded.");
  }
  return { name, bytes: () => createReadStream(path) };
}
