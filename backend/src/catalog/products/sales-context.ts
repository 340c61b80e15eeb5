import type { RemoteQueryFunction } from "@medusajs/framework/types";

/** Region, channel and places in which the shop sells. */
export interface SalesContext {
  salesChannelId: string;
  regionId: string;
  /** The locations that serve the channel. */
  stockLocationIds: readonly string[];
}

type Query = Pick<RemoteQueryFunction, "graph">;

/** Where the shop sells; null before the store is set up. */
export async function findSalesContext(query: Query): Promise<SalesContext | null> {
  const { data: stores } = await query.graph({
    entity: "store",
    fields: ["default_sales_channel_id", "default_region_id"],
  });
  const salesChannelId = stores[0]?.default_sales_channel_id;
  const regionId = stores[0]?.default_region_id;
  if (!salesChannelId || !regionId) return null;
  return {
    salesChannelId,
    regionId,
    stockLocationIds: await stockLocationsOf(query, salesChannelId),
  };
}

/** Ids of the locations that serve a sales channel. */
export async function stockLocationsOf(query: Query, salesChannelId: string): Promise<string[]> {
  const { data: channels } = await query.graph({
    entity: "sales_channel",
    fields: ["stock_locations.id"],
    filters: { id: salesChannelId },
  });
  const locations: ({ id: string } | null)[] = channels[0]?.stock_locations ?? [];
  return locations.flatMap((location) => location?.id ?? []);
}
