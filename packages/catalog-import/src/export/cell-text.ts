import { dollarsFromCents, IMAGE_PATH } from "@eldercare/contracts";
import type { CatalogImage } from "../fields/image.js";

export function dollarsCell(cents: number): string {
  return dollarsFromCents(cents).toFixed(2);
}

/** Texts of one cell, as `listCell` reads them. */
export function listText(texts: readonly string[]): string {
  if (texts.every((text) => text === "")) return "";
  return texts.map((text) => text.replace(/[\\|]/g, "\\$&")).join("|");
}

/** Tags of one cell, as `tagsCell` reads them. */
export function tagsText(tags: readonly string[]): string {
  return tags.map((tag) => tag.replace(/[\\|,]/g, "\\$&")).join(", ");
}

/** Images by the names that the shop gave them, others by their addresses. */
export function imageNames(images: readonly Pick<CatalogImage, "url">[]): string {
  const prefix = `${IMAGE_PATH}/`;
  return listText(
    images.map(({ url }) =>
      /^\/static\/[0-9a-f]{16}\.webp$/.test(url) ? url.slice(prefix.length) : url,
    ),
  );
}
