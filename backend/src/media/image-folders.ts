import { join, resolve } from "node:path";

/** Where images are kept. */
export interface ImageFolders {
  /** As the shop shows them. */
  uploadsDir: string;
  /** As they were given; nobody is served these. */
  originalsDir: string;
  /** Smaller versions, which can be made again. */
  resizedDir: string;
}

export function imageFolders(dataDir: string): ImageFolders {
  const folder = resolve(dataDir);
  return {
    uploadsDir: join(folder, "uploads"),
    originalsDir: join(folder, "originals"),
    resizedDir: join(folder, "resized"),
  };
}
