import type { ProductDetail } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { DETAIL_FIELDS, PRODUCT_INDEX, productDetailFromAnswer } from "./product-document";

/** The product that shoppers find under a slug or an id, from the index that lists use. */
export async function findListedProduct(
  container: MedusaContainer,
  which: { slug: string } | { id: string },
): Promise<ProductDetail | undefined> {
  // PostgreSQL has no text with this character, so neither slug nor id has it.
  if (Object.values(which).some((key) => key.includes("\u0000"))) return undefined;
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: DETAIL_FIELDS,
    filters: { ...which, listed: true },
    pagination: { take: 1 },
    search_options: { count: "none" },
  });
  return data[0] && productDetailFromAnswer(data[0]);
}
