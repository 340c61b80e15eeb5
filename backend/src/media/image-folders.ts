import { join, resolve } from "node:path";

/** Where images are kept: as they were stored, and their smaller versions, which can be made again. */
export function imageFolders(dataDir: string): { uploadsDir: string; resizedDir: string } {
  const folder = resolve(dataDir);
  return { uploadsDir: join(folder, "uploads"), resizedDir: join(folder, "resized") };
}
