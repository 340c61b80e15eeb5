import type { RemoteQueryFunction } from "@medusajs/framework/types";
import { QueryContext } from "@medusajs/framework/utils";
import { isoMoment } from "../../medusa/sale-price-lists";
import { presentSpecFilters } from "../spec-filters/present-spec-filters";
import {
  type EndOfList,
  fromMedusa,
  listsInForce,
  type MedusaProduct,
  PRODUCT_FIELDS,
} from "./medusa-product";
import { type ProductDocument, productDocument } from "./product-document";
import type { SalesContext } from "./sales-context";
import type { ShopProduct } from "./shop-product";

type Query = Pick<RemoteQueryFunction, "graph">;

/**
 * Documents of the given products that are still there, from Medusa as it is now. `readAt` is when
 * the reading began, in milliseconds since 1970: at the latest now.
 */
export async function loadProductDocuments(
  query: Query,
  sales: SalesContext | null,
  productIds: readonly string[],
  readAt = Date.now(),
): Promise<ProductDocument[]> {
  // Before the store is set up there is nothing to list.
  if (!sales) return [];
  const specFilters = await presentSpecFilters();
  const products = await loadProducts(query, productIds, sales, PRODUCT_FIELDS);
  return products
    .map((product) => productDocument(product, { ...sales, readAt, specFilters }))
    .filter((document) => document !== null);
}

/** Products with Medusa's own prices and stock of this moment. `fields` may be fewer than all. */
export async function loadProducts(
  query: Query,
  productIds: readonly string[],
  { regionId, stockLocationIds }: SalesContext,
  fields: string[],
): Promise<ShopProduct[]> {
  const { data } = await query.graph({
    entity: "product",
    fields,
    filters: { id: [...productIds] },
    context: {
      variants: {
        calculated_price: QueryContext({ currency_code: "cad", region_id: regionId }),
      },
    },
  });
  const rows = data as MedusaProduct[];
  const endOfList = await readEndsOfLists(query, listsInForce(rows));
  return rows.map((row) => fromMedusa(row, stockLocationIds, endOfList));
}

async function readEndsOfLists(query: Query, ids: readonly string[]): Promise<EndOfList> {
  if (ids.length === 0) return () => null;
  const { data } = await query.graph({
    entity: "price_list",
    fields: ["id", "ends_at"],
    filters: { id: [...ids] },
  });
  const ends = new Map(data.map(({ id, ends_at }) => [id, isoMoment(ends_at)]));
  return (id) => (id === null ? null : (ends.get(id) ?? null));
}
