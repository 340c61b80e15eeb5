import { copyFile, mkdir } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopSettings } from "../../settings";
import { storedAddresses } from "../import/images/stored-images";

/** Copies the images that the shop shows into a folder, under the names that exports use; answers how many. */
export async function copyImages(container: MedusaContainer, folder: string): Promise<number> {
  const uploads = join(resolve(shopSettings().DATA_DIR), "uploads");
  await mkdir(folder, { recursive: true });
  let count = 0;
  for (const address of await storedAddresses(container)) {
    if (!address.startsWith("/")) continue;
    const name = basename(address);
    const isCopied = await copyFile(join(uploads, name), join(folder, name)).then(
      () => true,
      () => false,
    );
    if (isCopied) count += 1;
  }
  return count;
}
