import { copyFile, mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { imageFolders } from "../../media/image-folders";
import { originalNames } from "../../media/original-images";
import { shopSettings } from "../../settings";
import { storedAddresses } from "../import/images/stored-images";

/**
 * Copies the images that the shop shows into a folder, as they were given: the name is the one that
 * exports use, the ending is the original's. Answers how many.
 */
export async function copyImages(container: MedusaContainer, folder: string): Promise<number> {
  const { uploadsDir, originalsDir } = imageFolders(shopSettings().DATA_DIR);
  const originals = await originalNames(originalsDir);
  await mkdir(folder, { recursive: true });
  let count = 0;
  for (const address of await storedAddresses(container)) {
    if (!address.startsWith("/")) continue;
    const name = basename(address);
    const original = originals.get(name);
    const source = original ? join(originalsDir, original) : join(uploadsDir, name);
    const isCopied = await copyFile(source, join(folder, basename(source))).then(
      () => true,
      () => false,
    );
    if (isCopied) count += 1;
  }
  return count;
}
