import type { Product, ProductListQuery, ProductListResponse } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRODUCT_INDEX, productFromAnswer } from "./product-document";
import { filtersOf, orderOf, pageOf } from "./product-list-query";

/**
 * The products that a list asks for and how many there are in all, in one query of the index.
 * Asked by `ids`, products come in the order of the ids unless `sortBy` says otherwise.
 */
export async function listProducts(
  container: MedusaContainer,
  query: ProductListQuery,
): Promise<ProductListResponse> {
  const page = pageOf(query);
  const keepsGivenOrder = query.ids !== undefined && !query.sortBy && !query.search;
  const { data, search_result } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["answer"],
    filters: filtersOf(query),
    pagination: {
      ...(keepsGivenOrder ? { skip: 0, take: query.ids?.length ?? 0 } : page),
      order: orderOf(query),
    },
    search_options: { count: "exact", match_strategy: "last", typo_tolerance: true },
  });
  const products = data.map(productFromAnswer);
  return {
    products: keepsGivenOrder ? inGivenOrder(products, query.ids ?? [], page) : products,
    total: search_result.metadata.count ?? products.length,
  };
}

function inGivenOrder(
  products: readonly Product[],
  ids: readonly string[],
  { skip, take }: { skip: number; take: number },
): Product[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...new Set(ids)]
    .map((id) => byId.get(id))
    .filter((product) => product !== undefined)
    .slice(skip, skip + take);
}
