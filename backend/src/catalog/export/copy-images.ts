import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FileMissing } from "@eldercare/file-store";
import type { MedusaContainer } from "@medusajs/framework/types";
import { fileStore } from "../../media/file-store";
import { imagePath } from "../../media/image-paths";
import { originalsByName } from "../../media/original-images";
import { storedAddresses } from "../import/images/stored-images";

/**
 * Copies the images that the shop shows into a folder, as they were given: the name is the one that
 * exports use, the ending is the original's. Answers how many; those that got lost are left out.
 */
export async function copyImages(container: MedusaContainer, folder: string): Promise<number> {
  const files = fileStore();
  const originals = await originalsByName(files);
  await mkdir(folder, { recursive: true });
  let count = 0;
  for (const address of await storedAddresses(container)) {
    if (!address.startsWith("/")) continue;
    const name = basename(address);
    const path = originals.get(name) ?? imagePath(name);
    const image = await files.open(path).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error;
    });
    if (!image) continue;
    await pipeline(image, createWriteStream(join(folder, basename(path))));
    count += 1;
  }
  return count;
}
