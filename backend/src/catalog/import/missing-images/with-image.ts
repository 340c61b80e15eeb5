import {
  type CatalogImage,
  type MissingImage,
  type ProductFields,
  variantsOf,
} from "@eldercare/catalog-import";
import { IMAGE_MAX_PER_PRODUCT } from "@eldercare/contracts";

/**
 * A product with an image that it waited for, at the place that its file gave it, and shown by the
 * variants that the file named. A product that has as many images as it may stays as it is.
 */
export function withImage(
  fields: ProductFields,
  { alt, position, skus }: Omit<MissingImage, "file">,
  url: string,
): ProductFields {
  const isThere = fields.images.some((image) => image.url === url);
  if (!isThere && fields.images.length >= IMAGE_MAX_PER_PRODUCT) return fields;
  const images: readonly CatalogImage[] = isThere
    ? fields.images
    : fields.images.toSpliced(position, 0, { url, alt });
  const shown = new Set(skus);
  const own = (variant: { sku: string; variantImages: readonly string[] }) =>
    shown.has(variant.sku) && !variant.variantImages.includes(url)
      ? { variantImages: [...variant.variantImages, url] }
      : {};
  const [, ...further] = variantsOf(fields);
  return {
    ...fields,
    images,
    ...own(fields),
    furtherVariants: further.map((variant) => ({ ...variant, ...own(variant) })),
  };
}
