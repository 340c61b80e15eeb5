import { IMAGE_MAX_PER_PRODUCT } from "@eldercare/contracts";
import type { CatalogImage } from "../fields/image.js";
import { ONE_TEXT_EACH, type RowImages, textCount } from "../rows/image-row.js";
import type { RowError } from "../rows/row-error.js";
import { addressOf, type ImageAddresses } from "./image-addresses.js";

/**
 * The images that a row leaves something with, which has `now`. Texts that the row does not say stay;
 * `cleared` names the columns ("files", "alts") whose blank cells empty them. One image under two
 * names is one image. What cannot be fetched now may be one of those that are there: then none goes, and what
 * came by now stands where the row has it.
 */
export function plannedImages(
  { images, imageTexts }: RowImages,
  now: readonly CatalogImage[],
  { addresses, cleared }: { addresses: ImageAddresses; cleared: ReadonlySet<string> },
): readonly CatalogImage[] {
  const textOf = (url: string) =>
    cleared.has("alts") ? "" : (now.find((image) => image.url === url)?.alt ?? "");
  if (images) {
    const byAddress = new Map<string, CatalogImage>();
    const places = new Map<string, number>();
    for (const [place, { file, alt }] of images.entries()) {
      const url = addressOf(addresses, file);
      if (url === null || byAddress.has(url)) continue;
      places.set(url, place);
      byAddress.set(url, { url, alt: alt ?? textOf(url) });
    }
    const named = [...byAddress.values()];
    if (images.every(({ file }) => addressOf(addresses, file) !== null)) return named;
    return named.reduce<readonly CatalogImage[]>(
      (images, image) => {
        if (now.some(({ url }) => url === image.url)) return images;
        if (images.length >= IMAGE_MAX_PER_PRODUCT) return images;
        return images.toSpliced(places.get(image.url) ?? images.length, 0, image);
      },
      now.map((image) => byAddress.get(image.url) ?? image),
    );
  }
  if (cleared.has("files")) return [];
  return now.map(({ url }, index) => ({ url, alt: imageTexts?.[index] ?? textOf(url) }));
}

/** Texts without pictures are for those that are there already: one for each. */
export function imageTextsProblem(
  { row, imageTexts }: RowImages & { row: number },
  now: readonly CatalogImage[],
  file: string,
): RowError[] {
  if (!imageTexts || imageTexts.length === now.length) return [];
  const value = imageTexts.join("|");
  const reason = textCount(imageTexts.length, now.length);
  return [{ file, row, column: "Image Alt", value, reason, fix: ONE_TEXT_EACH }];
}
