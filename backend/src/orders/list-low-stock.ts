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
import { presentDocuments } from "../catalog/products/present-documents";
import { PRODUCT_INDEX, productFromAnswer } from "../catalog/products/product-document";
import { STOCK_ALERT_MODULE } from "../modules/stock-alert";
import type StockAlertModuleService from "../modules/stock-alert/service";
import { lowStockItems, type SoldPieces, type Waiting } from "./low-stock";

/** Products that most wait for, and that sold most: among them is looked for what runs out. */
const MOST_WANTED = 500;

/**
 * What runs out among what sells best and what is waited for; where that is little, also what is low
 * and did not sell.
 */
export async function listLowStock(container: MedusaContainer): Promise<LowStockItem[]> {
  const [sold, waiting] = [await readSold(container), await readWaiting(container)];
  const wanted = [...new Set([...waiting, ...sold].map(({ productId }) => productId))].slice(
    0,
    MOST_WANTED,
  );
  const low =
    wanted.length > 0 ? await findLow(container, { id: { $in: wanted } }, MOST_WANTED) : [];
  const items = lowStockItems(low, sold, waiting);
  if (items.length >= LOW_STOCK_SHOWN) return items.slice(0, LOW_STOCK_SHOWN);
  const others = await findLow(
    container,
    wanted.length > 0 ? { id: { $nin: wanted } } : {},
    LOW_STOCK_SHOWN,
  );
  return [...items, ...lowStockItems(others, sold)].slice(0, LOW_STOCK_SHOWN);
}

/** What most wait for. */
async function readWaiting(container: MedusaContainer): Promise<Waiting[]> {
  const alerts: StockAlertModuleService = container.resolve(STOCK_ALERT_MODULE);
  const rows = await alerts.countMostWaitedFor(MOST_WANTED / 2);
  return rows.map(({ product_id, variant_id, waiting }) => ({
    ...{ productId: product_id, variantId: variant_id, waiting },
  }));
}

/** What was sold of each variant in the last weeks, the most first. */
async function readSold(container: MedusaContainer): Promise<SoldPieces[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: SoldPieces[] }>(
    `select item->>'productId' as "productId", item->>'variantId' as "variantId",
            sum((item->>'qty')::int)::int as pieces
       from shop_order, jsonb_array_elements(items) item
      where is_placed and deleted_at is null and not is_abandoned and status = any(?)
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
  return (await presentDocuments(container, data)).map(productFromAnswer);
}
