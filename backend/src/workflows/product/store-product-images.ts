import type { MedusaContainer } from "@medusajs/framework/types";
import { storeGivenImage } from "../../media/store-given-image";
import type { CatalogImage } from "../catalog-write/catalog-image";

interface GivenImages {
  images: readonly string[];
  imageAlts?: readonly string[] | undefined;
  /** What is known of images that stay: their words are kept where no new ones are given. */
  known?: readonly CatalogImage[];
}

/** Stores a product's images, in their order; one that is refused stores no further ones. */
export async function storeProductImages(
  container: MedusaContainer,
  { images, imageAlts = [], known = [] }: GivenImages,
): Promise<CatalogImage[]> {
  const stored: CatalogImage[] = [];
  for (const [index, given] of images.entries()) {
    const url = await storeGivenImage(container, given, `images.${index}`);
    const alt = imageAlts[index] ?? known.find((image) => image.url === url)?.alt ?? "";
    stored.push({ url, alt });
  }
  return stored;
}
