import {
  LOW_STOCK_BELOW,
  LOW_STOCK_SHOWN,
  type LowStockItem,
  PAID_STATUSES,
  type Product,
  SALES_WEEKS,
} from "@eldercare/contracts";
import type { MedusaContainer, SearchFilters } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { PRODUCT_INDEX, productFromAnswer } from "../catalog/products/product-document";
import { lowStockItems, type SoldPieces } from "./low-stock";

/** Products that sold most, among which is looked for what runs out. */
const BEST_SELLING = 500;

/** What runs out among what sells best; where that is little, also what is low and did not sell. */
export async function listLowStock(container: MedusaContainer): Promise<LowStockItem[]> {
  const sold = await readSold(container);
  const selling = [...new Set(sold.map(({ productId }) => productId))].slice(0, BEST_SELLING);
  const low =
    selling.length > 0 ? await findLow(container, { id: { $in: selling } }, BEST_SELLING) : [];
  const items = lowStockItems(low, sold);
  if (items.length >= LOW_STOCK_SHOWN) return items.slice(0, LOW_STOCK_SHOWN);
  const others = await findLow(
    container,
    selling.length > 0 ? { id: { $nin: selling } } : {},
    LOW_STOCK_SHOWN,
  );
  return [...items, ...lowStockItems(others, sold)].slice(0, LOW_STOCK_SHOWN);
}

/** What was sold of each variant in the last weeks, the most first. */
async function readSold(container: MedusaContainer): Promise<SoldPieces[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: SoldPieces[] }>(
    `select item->>'productId' as "productId", item->>'variantId' as "variantId",
            sum((item->>'qty')::int)::int as pieces
       from shop_order, jsonb_array_elements(items) item
      where is_placed and not is_abandoned and status = any(?)
        and created_at >= now() - make_interval(weeks => ?)
      group by 1, 2 order by pieces desc`,
    [[...PAID_STATUSES], SALES_WEEKS],
  );
  return rows;
}

async function findLow(
  container: MedusaContainer,
  among: SearchFilters,
  take: number,
): Promise<Product[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["answer"],
    filters: { listed: true, least_stock: { $lt: LOW_STOCK_BELOW }, ...among },
    pagination: { take, order: { name_sort: "ASC", id: "ASC" } },
    search_options: { count: "none" },
  });
  return data.map(productFromAnswer);
}
