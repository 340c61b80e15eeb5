import type { Knex } from "@medusajs/framework/mikro-orm/knex";

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

/** How many can be sold of each of the variants at this moment, by id; those without end are left out. */
export async function readAvailableStock(
  database: Knex,
  salesChannelId: string,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await database.raw<{ rows: { variantId: string; available: number }[] }>(
    AVAILABLE,
    [salesChannelId, variantIds] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ variantId, available }) => [variantId, available]));
}
