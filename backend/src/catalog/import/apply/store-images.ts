import { readFile } from "node:fs/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { storeImage } from "../../../media/store-image";
import type { Picture } from "../images/image-folder";
import type { Progress } from "../report/progress";
import { forEachLimited } from "./for-each-limited";

/** Pictures are shrunk on every core already; more at once only need more memory. */
const AT_ONCE = 4;

/**
 * Stores pictures; those that are stored already cost next to nothing, and one that got lost comes
 * back. Throws when a file changed since it was looked at.
 */
export async function storePictures(
  container: MedusaContainer,
  pictures: readonly Picture[],
  progress: Progress,
): Promise<void> {
  const fresh = pictures.flatMap(({ file, path, address }) =>
    path === undefined ? [] : [{ file, path, address }],
  );
  const task = progress.start("Pictures", fresh.length);
  await forEachLimited(fresh, AT_ONCE, async ({ file, path, address }) => {
    const stored = await storeImage(container, await readFile(path), file);
    if (stored !== address) throw new Error(`The picture ${file} changed while it was read.`);
    task.advance();
  });
  task.end();
}
