import { orderedNames, type ProductFields } from "@eldercare/catalog-import";

/** A product in these categories; the main one is no further one. */
export function placedIn(
  categorySlug: string | null,
  further: readonly string[],
): Pick<ProductFields, "categorySlug" | "furtherCategorySlugs"> {
  const furtherCategorySlugs = orderedNames(further.filter((slug) => slug !== categorySlug));
  return { categorySlug, furtherCategorySlugs };
}
