import { access, utimes } from "node:fs/promises";
import { join } from "node:path";
import { shopUnderTest } from "../../../tests/support/shop-under-test";

const HOUR_MS = 60 * 60 * 1000;

/** Whether the shop still has the file behind a image's address. */
export function isStored(url: string): Promise<boolean> {
  return access(fileOf(url)).then(
    () => true,
    () => false,
  );
}

/** Makes a stored image as old as if it had been uploaded so many hours ago. */
export async function ageImage(url: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * HOUR_MS);
  await utimes(fileOf(url), then, then);
}

function fileOf(url: string): string {
  return join(shopUnderTest().dataDir, "uploads", url.slice("/static/".length));
}
