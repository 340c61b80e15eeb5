import type { CatalogImage } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { storeGivenImage } from "../../media/store-given-image";

/**
 * Stores a product's images; answers their addresses in their order. Takes its time: before any
 * lock. One that is refused stores no further ones.
 */
export async function storeProductImages(
  container: MedusaContainer,
  images: readonly string[],
): Promise<string[]> {
  const addresses: string[] = [];
  for (const [index, given] of images.entries()) {
    addresses.push(await storeGivenImage(container, given, `images.${index}`));
  }
  return addresses;
}

/** Images with what they show; of those that stay, the words stay where no new ones are given. */
export function describedImages(
  addresses: readonly string[],
  alts: readonly string[] = [],
  known: readonly CatalogImage[] = [],
): CatalogImage[] {
  return addresses.map((url, index) => ({
    url,
    alt: alts[index] ?? known.find((image) => image.url === url)?.alt ?? "",
  }));
}

/** Where a product's images are stored, by what somebody may call them: as they were given, or so. */
export function knownImages(
  images: readonly CatalogImage[],
  given: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  return new Map([...images.map(({ url }) => [url, url] as const), ...given]);
}

/** Where each given image is stored. */
export const storedAs = (
  given: readonly string[] = [],
  addresses: readonly string[] = [],
): Map<string, string> => new Map(given.map((url, index) => [url, addresses[index] ?? url]));
