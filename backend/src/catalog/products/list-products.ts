import type {
  Product,
  ProductListQuery,
  ProductListResponse,
  StaffProductListResponse,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { publishedProducts } from "../../medusa/published-products";
import { presentDocuments } from "./present-documents";
import {
  PRODUCT_INDEX,
  type PresentDocument,
  productFromAnswer,
  STAFF_FIELDS,
  staffProductFromAnswer,
} from "./product-document";
import { filtersOf, orderOf, pageOf } from "./product-list-query";
import { type ProviderReading, searchReading } from "./search-reading";
import { readStaffSales } from "./staff-sales";
import { readWarehouse } from "./warehouse";

const MOST_IDS = 1000;

/**
 * The products that a shopper's list asks for and how many there are in all, in one query of the
 * index. Asked by `ids`, products come in the order of the ids unless `sortBy` says otherwise. A
 * search that was corrected, or found in part or not at all, is answered with how it was read.
 */
export async function listProducts(
  container: MedusaContainer,
  query: ProductListQuery,
): Promise<ProductListResponse> {
  const { products, total, understood } = await findProducts(
    container,
    query,
    ["answer"],
    productFromAnswer,
  );
  const reading = query.search
    ? await searchReading(container, query, { total, understood })
    : undefined;
  return { products, total, ...(reading && { reading }) };
}

/** The same for staff, who see every product and more of each, also what is in the warehouse now. */
export async function listStaffProducts(
  container: MedusaContainer,
  query: ProductListQuery,
): Promise<StaffProductListResponse> {
  const { products, total, understood } = await findProducts(
    container,
    query,
    STAFF_FIELDS,
    staffProductFromAnswer,
  );
  // Staff look for a thing that they know: what lacks some of its words is another one.
  if (understood.given_up?.length) return { total: 0, products: [] };
  const ids = products.map(({ id }) => id);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [warehouse, saleOf, published] = await Promise.all([
    readWarehouse(container, ids),
    readStaffSales(container, ids),
    publishedProducts(database, ids),
  ]);
  return {
    total,
    products: products.map((product) => ({
      ...product,
      ...warehouse(product.id),
      sale: saleOf(product.id),
      published: published.has(product.id),
    })),
  };
}

/** The ids of all products that staff's list would find, in its order. */
export async function listProductIds(
  container: MedusaContainer,
  query: ProductListQuery,
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { data, search_result } = await container
      .resolve(ContainerRegistrationKeys.QUERY)
      .search({
        entity: PRODUCT_INDEX,
        fields: ["id"],
        filters: filtersOf(query),
        pagination: { skip: ids.length, take: MOST_IDS, order: orderOf(query) },
        search_options: { count: "none", match_strategy: "last", typo_tolerance: !query.asTyped },
      });
    const reading: ProviderReading = search_result.provider_metadata?.reading ?? {};
    if (reading.given_up?.length) return [];
    ids.push(...data.map(({ id }) => String(id)));
    if (data.length < MOST_IDS) return ids;
  }
}

async function findProducts<Found extends Product>(
  container: MedusaContainer,
  query: ProductListQuery,
  fields: string[],
  read: (document: PresentDocument) => Found,
): Promise<{ products: Found[]; total: number; understood: ProviderReading }> {
  const page = pageOf(query);
  const keepsGivenOrder = query.ids !== undefined && !query.sortBy && !query.search;
  const { data, search_result } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields,
    filters: filtersOf(query),
    pagination: {
      ...(keepsGivenOrder ? { skip: 0, take: query.ids?.length ?? 0 } : page),
      order: orderOf(query),
    },
    search_options: { count: "exact", match_strategy: "last", typo_tolerance: !query.asTyped },
  });
  const products = (await presentDocuments(container, data)).map(read);
  return {
    products: keepsGivenOrder ? inGivenOrder(products, query.ids ?? [], page) : products,
    total: search_result.metadata.count ?? products.length,
    understood: search_result.provider_metadata?.reading ?? {},
  };
}

function inGivenOrder<Found extends Product>(
  products: readonly Found[],
  ids: readonly string[],
  { skip, take }: { skip: number; take: number },
): Found[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return [...new Set(ids)]
    .map((id) => byId.get(id))
    .filter((product) => product !== undefined)
    .slice(skip, skip + take);
}
