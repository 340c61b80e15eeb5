import type { ProductDetail } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { DETAIL_FIELDS, PRODUCT_INDEX, productDetailFromAnswer } from "./product-document";

/** The product that shoppers find under a slug, from the index that lists use. */
export async function findProductBySlug(
  container: MedusaContainer,
  slug: string,
): Promise<ProductDetail | undefined> {
  // PostgreSQL has no text with this character, so no slug has it.
  if (slug.includes("\u0000")) return undefined;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: DETAIL_FIELDS,
    filters: { slug, listed: true },
    pagination: { take: 1 },
    search_options: { count: "none" },
  });
  return data[0] && productDetailFromAnswer(data[0]);
}
