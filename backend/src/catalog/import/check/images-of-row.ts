import type { ProductRow, RowImage } from "@eldercare/catalog-import";

/** The images that a product's rows name, those of its variants too. */
export function imagesOfRow({
  images = [],
  variantImages = [],
  variants = [],
}: ProductRow): RowImage[] {
  return [
    ...images,
    ...variantImages,
    ...variants.flatMap((variant) => variant.variantImages ?? []),
  ];
}
