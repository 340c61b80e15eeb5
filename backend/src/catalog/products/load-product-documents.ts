import type { RemoteQueryFunction } from "@medusajs/framework/types";
import { QueryContext } from "@medusajs/framework/utils";
import { type ProductDocument, productDocument } from "./product-document";
import { type MedusaProduct, PRODUCT_FIELDS } from "./product-view";

/** Documents of the given products that are still there, from Medusa as it is now. */
export async function loadProductDocuments(
  query: Pick<RemoteQueryFunction, "graph">,
  productIds: readonly string[],
): Promise<ProductDocument[]> {
  const readAt = Date.now();
  const store = await loadShopfront(query);
  if (!store) return [];
  const { data } = await query.graph({
    entity: "product",
    fields: PRODUCT_FIELDS,
    filters: { id: [...productIds] },
    context: {
      variants: {
        calculated_price: QueryContext({ currency_code: "cad", region_id: store.regionId }),
      },
    },
  });
  return (data as MedusaProduct[])
    .map((row) => productDocument(row, { ...store, readAt }))
    .filter((document) => document !== null);
}

/** Where the shop sells; null before the store is set up. */
export async function loadShopfront(query: Pick<RemoteQueryFunction, "graph">) {
  const { data: stores } = await query.graph({
    entity: "store",
    fields: ["default_sales_channel_id", "default_region_id"],
  });
  const salesChannelId = stores[0]?.default_sales_channel_id;
  const regionId = stores[0]?.default_region_id;
  // Before the store is set up there is nothing to list.
  if (!salesChannelId || !regionId) return null;
  const { data: channels } = await query.graph({
    entity: "sales_channel",
    fields: ["stock_locations.id"],
    filters: { id: salesChannelId },
  });
  const locations: { id: string }[] = channels[0]?.stock_locations ?? [];
  return { salesChannelId, regionId, stockLocationIds: locations.map(({ id }) => id) };
}
