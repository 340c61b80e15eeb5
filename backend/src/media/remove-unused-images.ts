import { log } from "@eldercare/server";
import type { MedusaContainer } from "@medusajs/framework/types";
import { messageOf } from "../errors/message-of";
import { fileStore } from "./file-store";
import { assertOwnFiles, FilesOfAnother } from "./files-owner";
import { imagePath, pathsBeside } from "./image-paths";
import { usedImages } from "./used-images";

const HOUR_MS = 60 * 60 * 1000;
/** Somebody may have just chosen the same image for something that is not saved yet. */
const GRACE_MS = HOUR_MS;
/** A image in a form that stays open over night is still there in the morning. */
const SWEEP_GRACE_MS = 24 * HOUR_MS;

/** A image that the shop stored, alone or at the end of an address. */
const STORED_NAME = /(?:^|\/)([0-9a-f]{16}\.webp)$/;

/**
 * Deletes those of the given stored images that nothing refers to any more, with their originals
 * and smaller versions. Addresses of other places are left alone, and so is what was uploaded within the
 * hour. What cannot be deleted now goes at night: whoever changed something has changed it.
 */
export async function removeUnusedImages(
  container: MedusaContainer,
  addresses: readonly string[],
): Promise<void> {
  const names = addresses.flatMap((address) => STORED_NAME.exec(address)?.[1] ?? []);
  await removeOlder(container, [...new Set(names)], GRACE_MS).catch((error: unknown) =>
    log().warn(`Unused pictures stay until the night: ${messageOf(error)}`),
  );
}

/**
 * Deletes every stored image that nothing has referred to for a day; answers how many. None, with an
 * error in the log, where the files belong to another shop.
 */
export async function sweepUnusedImages(container: MedusaContainer): Promise<number> {
  const names: string[] = [];
  for await (const { path } of fileStore().list("uploads")) {
    const name = STORED_NAME.exec(path)?.[1];
    if (name !== undefined && path === imagePath(name)) names.push(name);
  }
  return removeOlder(container, names, SWEEP_GRACE_MS).catch((error: unknown) => {
    if (!(error instanceof FilesOfAnother)) throw error;
    log().error(error.message);
    return 0;
  });
}

async function removeOlder(
  container: MedusaContainer,
  names: readonly string[],
  graceMs: number,
): Promise<number> {
  if (names.length === 0) return 0;
  const files = fileStore();
  // What this shop does not know another one may show.
  await assertOwnFiles(container);
  const used = await usedImages(container, names);
  let removed = 0;
  for (const name of names) {
    if (used.has(name)) continue;
    // Looked at last: somebody may give the same image at this moment.
    const found = await files.look(imagePath(name));
    if (!found || Date.now() - found.givenAt.getTime() < graceMs) continue;
    // The image last: what is cut off here is found again by it.
    await Promise.all(pathsBeside(name).map((path) => files.remove(path)));
    await files.remove(imagePath(name));
    removed += 1;
  }
  return removed;
}
