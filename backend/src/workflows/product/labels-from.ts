import { orderedNames, type ProductFields } from "@eldercare/catalog-import";
import type { ProductChangesBody } from "@eldercare/contracts";

type Labels = Pick<ProductFields, "brand" | "tags" | "metaTitle" | "metaDescription">;

/** Brand, tags and what search engines read, as far as staff sent them. */
export function labelsFrom({
  brand,
  tags,
  meta,
}: Pick<ProductChangesBody, "brand" | "tags" | "meta">): Partial<Labels> {
  return {
    ...(brand !== undefined && { brand }),
    ...(tags !== undefined && { tags: orderedNames(tags) }),
    ...(meta !== undefined && {
      metaTitle: meta?.title ?? "",
      metaDescription: meta?.description ?? "",
    }),
  };
}
