import type { ProductRow } from "../rows/product-row.js";
import { addressOf, type ImageAddresses } from "./image-addresses.js";

/** An image that a file named and that could not be fetched. */
export interface MissingImage {
  /** As the file calls it: its address on the web. */
  file: string;
  /** What it shows; empty where nobody said. */
  alt: string;
  /** Its place among the product's images in the file, from 0. */
  position: number;
  /** SKUs of the variants that it shows; none where it is the whole product's. */
  skus: readonly string[];
}

/** What the product of one row still lacks of the images that the row names; none where it has all. */
export interface ProductMissingImages {
  /** Undefined for a product that the row makes: its slug finds it then. */
  id: string | undefined;
  slug: string;
  images: readonly MissingImage[];
}

/** Those of a row's images that cannot be fetched now, each once; `skus` are of the row's variants, in their order. */
export function missingImages(
  { images = [], variantImages = [], variants = [] }: ProductRow,
  skus: readonly string[],
  addresses: ImageAddresses,
): MissingImage[] {
  const missing = new Map<string, MissingImage & { skus: string[] }>();
  const isMissing = (file: string) => addressOf(addresses, file) === null;
  images.forEach(({ file, alt = "" }, position) => {
    if (isMissing(file) && !missing.has(file)) {
      missing.set(file, { file, alt, position, skus: [] });
    }
  });
  [variantImages, ...variants.map((variant) => variant.variantImages ?? [])].forEach(
    (own, index) => {
      for (const { file } of own.filter((image) => isMissing(image.file))) {
        const position = images.length + missing.size;
        const known = missing.get(file) ?? { file, alt: "", position, skus: [] };
        missing.set(file, known);
        known.skus.push(skus[index] ?? "");
      }
    },
  );
  return [...missing.values()];
}

/** Whether the row says anything of which images the product has. */
export function namesImages({ images, variantImages, variants = [] }: ProductRow): boolean {
  return Boolean(
    images ?? variantImages ?? variants.find((variant) => variant.variantImages !== undefined),
  );
}
