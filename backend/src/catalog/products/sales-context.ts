import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { readStorePlace } from "../../medusa/store-place";

/** Region, channel and places in which the shop sells. */
export interface SalesContext {
  salesChannelId: string;
  regionId: string;
  /** The locations that serve the channel. */
  stockLocationIds: readonly string[];
}

/** Where the shop sells; null before the store is set up. */
export async function findSalesContext(database: Knex): Promise<SalesContext | null> {
  const place = await readStorePlace(database);
  if (!place?.default_sales_channel_id || !place.default_region_id) return null;
  return {
    salesChannelId: place.default_sales_channel_id,
    regionId: place.default_region_id,
    stockLocationIds: place.stock_location_ids,
  };
}
