import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { MedusaContainer } from "@medusajs/framework/types";
import { shopSettings } from "../settings";
import { imageFolders } from "./image-folders";
import { originalNames } from "./original-images";
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
 * and smaller versions. Addresses of other places are left alone, and so is what was uploaded within the hour.
 */
export function removeUnusedImages(
  container: MedusaContainer,
  addresses: readonly string[],
): Promise<number> {
  const names = addresses.flatMap((address) => STORED_NAME.exec(address)?.[1] ?? []);
  return removeOlder(container, [...new Set(names)], GRACE_MS);
}

/** Deletes every stored image that nothing has referred to for a day; answers how many. */
export async function sweepUnusedImages(container: MedusaContainer): Promise<number> {
  const { uploadsDir } = folders();
  const files = await readdir(uploadsDir).catch(() => []);
  return removeOlder(
    container,
    files.filter((file) => STORED_NAME.test(file)),
    SWEEP_GRACE_MS,
  );
}

async function removeOlder(
  container: MedusaContainer,
  names: readonly string[],
  graceMs: number,
): Promise<number> {
  if (names.length === 0) return 0;
  const { uploadsDir, originalsDir, resizedDir } = folders();
  const originals = await originalNames(originalsDir);
  const used = await usedImages(container, names);
  const smaller = await readdir(resizedDir).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const file = join(uploadsDir, name);
    if (used.has(name) || (await ageMs(file)) < graceMs) continue;
    await rm(file, { force: true });
    const original = originals.get(name);
    if (original) await rm(join(originalsDir, original), { force: true });
    const copies = smaller.filter((copy) => copy.startsWith(`${name}.`));
    await Promise.all(copies.map((copy) => rm(join(resizedDir, copy), { force: true })));
    removed += 1;
  }
  return removed;
}

/** Time since a file was last uploaded; 0 for one that is gone. */
async function ageMs(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
}

function folders() {
  return imageFolders(shopSettings().DATA_DIR);
}
