import { centsFromDollars, type ProductListQuery, type ProductSort } from "@eldercare/contracts";
import type { SearchFilters, SearchOrderBy } from "@medusajs/framework/types";

/** How many products a list answers that does not say (spec §9). */
const DEFAULT_LIMIT = 100;

type SearchOrder = Record<string, SearchOrderBy>;

/** Each order ends in the id, so that pages have neither gaps nor repetitions. */
const ORDERS: Record<ProductSort, SearchOrder> = {
  name: { name_sort: "ASC", id: "ASC" },
  priceAsc: { price_cents: "ASC", name_sort: "ASC", id: "ASC" },
  priceDesc: { price_cents: "DESC", name_sort: "ASC", id: "ASC" },
  featured: { featured: "DESC", name_sort: "ASC", id: "ASC" },
};
/** Of equally good ones, what can be bought now comes first. */
const BY_RELEVANCE: SearchOrder = {
  _score: "DESC",
  in_stock: "DESC",
  featured: "DESC",
  name_sort: "ASC",
  id: "ASC",
};

/** Filters of the product index for what a list asks; without `all`, what shoppers see. */
export function filtersOf(query: ProductListQuery): SearchFilters {
  const conditions: SearchFilters[] = query.all ? [] : [{ listed: true }];
  if (query.categoryId) conditions.push({ category_ids: { $contains: [query.categoryId] } });
  conditions.push(...priceConditions(query));
  if (query.inStockOnly) conditions.push({ in_stock: true });
  if (query.featured) conditions.push({ featured: true });
  if (query.onSale) conditions.push({ on_sale: true });
  if (query.exclude) conditions.push({ id: { $ne: query.exclude } });
  if (query.ids) conditions.push({ id: { $in: query.ids } });
  return {
    ...(query.search ? { q: query.search } : {}),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

/** That one variant's price lies in the range: not one below it and another above. */
function priceConditions({ minPrice, maxPrice }: ProductListQuery): SearchFilters[] {
  const least = minPrice === undefined ? undefined : centsFromDollars(minPrice);
  const most = maxPrice === undefined ? undefined : centsFromDollars(maxPrice);
  const conditions: SearchFilters[] = [];
  if (least !== undefined) conditions.push({ price_max_cents: { $gte: least } });
  if (most !== undefined) conditions.push({ price_cents: { $lte: most } });
  if (least === undefined || most === undefined) return conditions;
  const inRange = { $gte: least, $lte: most };
  return [...conditions, { $or: [{ price_cents: { $gte: least } }, { variant_cents: inRange }] }];
}

/** The order asked for; a search without one answers the best match first. */
export function orderOf({ sortBy, search }: ProductListQuery): SearchOrder {
  if (sortBy) return ORDERS[sortBy];
  return search ? BY_RELEVANCE : ORDERS.name;
}

/** Which part of the list is asked for. */
export function pageOf({ limit, offset, ids }: ProductListQuery): { skip: number; take: number } {
  return { skip: offset ?? 0, take: limit ?? Math.max(DEFAULT_LIMIT, ids?.length ?? 0) };
}
