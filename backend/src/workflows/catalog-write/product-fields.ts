import type { CatalogImage } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import type { ProductFields } from "./catalog-product";

/** Medusa's images of a product; the alternative text lives in an image's metadata. */
export function medusaImages(images: readonly CatalogImage[]) {
  return images.map(({ url, alt }, rank) => ({ url, rank, metadata: { alt } }));
}

/** A row of the merchandising module. */
export function merchandisingOf(fields: ProductFields) {
  return {
    featured: fields.featured,
    discount_percentage: fields.discountPercentage,
    // The model's type wants an object; a list keeps the order, which JSONB objects do not.
    specs: [...fields.specs] as unknown as Record<string, unknown>,
    rating: fields.rating,
    review_count: fields.reviewCount,
    name_fr: fields.nameFr || null,
    description_fr: fields.descriptionFr || null,
  };
}

/** A price for Medusa, which counts in decimal dollars. */
export function cadPrice(cents: number) {
  return { amount: dollarsFromCents(cents), currency_code: "cad" };
}
