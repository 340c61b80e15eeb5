import type { MedusaContainer, SearchFilters } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRODUCT_INDEX } from "./product-document";

/** How many products the search index has with these filters. */
export async function numberOfProducts(
  container: MedusaContainer,
  filters: SearchFilters,
): Promise<number> {
  const { search_result } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["id"],
    filters,
    pagination: { take: 1 },
    search_options: { count: "exact" },
  });
  return search_result.metadata.count ?? 0;
}
