import {
  centsFromDollars,
  choicesByFilter,
  LOW_STOCK_BELOW,
  type ProductFacetsQuery,
  type ProductListQuery,
  type StaffProductSort,
} from "@eldercare/contracts";
import type { SearchFilters, SearchOrderBy } from "@medusajs/framework/types";

/** How many products a list answers that does not say (spec §9). */
const DEFAULT_LIMIT = 100;

type PriceLimits = Pick<ProductListQuery, "minPrice" | "maxPrice">;
type SearchOrder = Record<string, SearchOrderBy>;

/** Each order ends in the id, so that pages have neither gaps nor repetitions. */
const ORDERS: Record<StaffProductSort, SearchOrder> = {
  name: { name_sort: "ASC", id: "ASC" },
  priceAsc: { price_cents: "ASC", name_sort: "ASC", id: "ASC" },
  priceDesc: { price_cents: "DESC", name_sort: "ASC", id: "ASC" },
  featured: { featured: "DESC", name_sort: "ASC", id: "ASC" },
  nameDesc: { name_sort: "DESC", id: "DESC" },
  stockAsc: { stock: "ASC", name_sort: "ASC", id: "ASC" },
  stockDesc: { stock: "DESC", name_sort: "ASC", id: "ASC" },
  categoryAsc: { category_sort: "ASC", name_sort: "ASC", id: "ASC" },
  categoryDesc: { category_sort: "DESC", name_sort: "ASC", id: "ASC" },
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
  const conditions: SearchFilters[] = query.all ? stockConditions(query) : [{ listed: true }];
  conditions.push(...Object.values(choicesOf(query)));
  if (query.exclude) conditions.push({ id: { $ne: query.exclude } });
  if (query.ids) conditions.push({ id: { $in: query.ids } });
  return {
    ...(query.search ? { q: query.search } : {}),
    ...(conditions.length > 0 ? { $and: conditions } : {}),
  };
}

/** As the dashboard counts what is low; of a product with variants the one that there is least of. */
function stockConditions({ stock }: ProductListQuery): SearchFilters[] {
  if (stock === "out") return [{ least_stock: { $lte: 0 } }];
  return stock === "low" ? [{ least_stock: { $lt: LOW_STOCK_BELOW } }] : [];
}

/** What is chosen of each of a list's filters, by the filter's name: conditions of the index. */
export function choicesOf(query: ProductFacetsQuery): Record<string, SearchFilters> {
  const { categoryId, specs = [], doorwayCm, userKg, userCm } = query;
  const prices = priceConditions(query);
  const chosen = [...choicesByFilter(specs)].map(([name, choices]): [string, SearchFilters] => [
    specFacet(name),
    { spec_choices: { $overlaps: choices } },
  ]);
  return {
    ...(categoryId && { category: { category_ids: { $contains: [categoryId] } } }),
    ...(prices.length > 0 && { price: { $and: prices } }),
    ...(query.inStockOnly && { inStock: { in_stock: true } }),
    ...(query.featured && { featured: { featured: true } }),
    ...(query.onSale && { onSale: { on_sale: true } }),
    ...Object.fromEntries(chosen),
    // What does not say how wide it is, and for whom it is made, may not fit.
    ...(doorwayCm !== undefined && { doorway: { width_cm: { $lte: doorwayCm } } }),
    ...(userKg !== undefined && { weight: { carries_kg: { $gte: userKg } } }),
    ...(userCm !== undefined && { height: { heights_cm: { $contains: [userCm] } } }),
  };
}

/** The name of the choices of a filter that merchandisers named: none of ours has a dot. */
export const specFacet = (name: string): string => `spec.${name}`;

/** That one variant's price lies in the range: not one below it and another above. */
export function priceConditions({ minPrice, maxPrice }: PriceLimits): SearchFilters[] {
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
