import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { PricedLine } from "./cart-lines";

/** What can be sold of each variant whose stock is counted, in whole kits, as `productFromMedusa` has it. */
const AVAILABLE = `
  select variant.id as "variantId",
         min(floor(coalesce(stock.free, 0) / greatest(kit.required_quantity, 1)))::int as available
    from product_variant variant
    join product_variant_inventory_item kit
      on kit.variant_id = variant.id and kit.deleted_at is null
    left join lateral (
      select sum(level.stocked_quantity - level.reserved_quantity) as free
        from inventory_level level
        join sales_channel_stock_location place
          on place.stock_location_id = level.location_id and place.deleted_at is null
       where level.inventory_item_id = kit.inventory_item_id
         and level.deleted_at is null and place.sales_channel_id = ?) stock on true
   where variant.id = any(?) and variant.manage_inventory and not variant.allow_backorder
   group by variant.id`;

/** The lines with the stock of this moment, in one statement: many buyers may be waiting for it. */
export async function withFreshStock(
  container: MedusaContainer,
  salesChannelId: string,
  lines: readonly PricedLine[],
): Promise<PricedLine[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
  const { rows }: { rows: { variantId: string; available: number }[] } = await database.raw(
    AVAILABLE,
    [salesChannelId, variantIds],
  );
  const counted = new Map(rows.map(({ variantId, available }) => [variantId, available]));
  return lines.map((line) => ({
    ...line,
    available: Math.max(0, counted.get(line.variantId ?? "") ?? line.available),
  }));
}
