import type { FilePath, FileStore } from "@eldercare/file-store";
import { type OriginalEnding, originalPath } from "./image-paths";

/** Where stored images' originals are: named like them, with the ending of what they are. */
const ORIGINAL_NAME = /^originals\/([0-9a-f]{16})\.(?:jpg|png|gif|webp)$/;

/** What the first bytes of the image formats that the shop takes say of them. */
const BEGINNINGS: readonly (readonly [OriginalEnding, (bytes: Buffer) => boolean])[] = [
  ["jpg", (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ["png", (bytes) => bytes.toString("latin1", 1, 4) === "PNG"],
  ["gif", (bytes) => bytes.toString("latin1", 0, 4) === "GIF8"],
  ["webp", (bytes) => bytes.toString("latin1", 8, 12) === "WEBP"],
];

/**
 * Keeps an image as it was given beside the one that is stored, so that an export holds the same
 * bytes. One that is stored as it is needs no second file. `name` is the stored image's.
 */
export async function keepOriginal(
  files: FileStore,
  name: string,
  { given, stored }: { given: Buffer; stored: () => Promise<Buffer> },
): Promise<void> {
  const ending = BEGINNINGS.find(([, isOne]) => isOne(given))?.[0];
  if (ending === undefined) return;
  const path = originalPath(name, ending);
  if ((await files.look(path)) || given.equals(await stored())) return;
  await files.write(path, given);
}

/** Where the originals are, by the names of the stored images. */
export async function originalsByName(files: FileStore): Promise<ReadonlyMap<string, FilePath>> {
  const originals = new Map<string, FilePath>();
  for await (const { path } of files.list("originals")) {
    const [, stem] = ORIGINAL_NAME.exec(path) ?? [];
    if (stem !== undefined) originals.set(`${stem}.webp`, path);
  }
  return originals;
}
