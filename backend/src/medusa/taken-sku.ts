import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * Whether another product than `productId` has the SKU. Variants and the stock kept for them have a
 * SKU each, which are the same in the shop.
 */
export async function isTakenSku(database: Knex, sku: string, productId: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from product_variant
      where sku = ? and product_id <> ? and deleted_at is null
    union all
    select 1 from inventory_item i
      where i.sku = ? and i.deleted_at is null and not exists (
        select 1 from product_variant_inventory_item x
        join product_variant v on v.id = x.variant_id
        where x.inventory_item_id = i.id and x.deleted_at is null and v.product_id = ?)
    limit 1`,
    [sku, productId, sku, productId],
  );
  return rows.length > 0;
}
