import { readFile } from "node:fs/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { storeImage } from "../../../media/store-image";
import type { Progress } from "../progress";
import { forEachLimited } from "./for-each-limited";
import type { Image } from "./image-folder";

/** Images are shrunk on every core already; more at once only need more memory. */
const AT_ONCE = 4;

/**
 * Stores images; those that are stored already cost next to nothing, and one that got lost comes
 * back. Throws when a file changed since it was looked at.
 */
export async function storeImages(
  container: MedusaContainer,
  images: readonly Image[],
  progress: Progress,
): Promise<void> {
  const fresh = images.flatMap(({ file, path, address }) =>
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
