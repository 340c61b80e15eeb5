import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** What has a product's price or stock in Medusa, by ids. */
export interface RecordsOfProducts {
  products: readonly string[];
  variants: readonly string[];
  inventoryItems: readonly string[];
  inventoryLevels: readonly string[];
  prices: readonly string[];
}

/** The ids of the products to which records belong, at most `limit`. */
export async function productsOfRecords(
  database: Knex,
  records: RecordsOfProducts,
  limit: number,
): Promise<string[]> {
  if (Object.values(records).every((ids) => ids.length === 0)) return [];
  const { rows } = await database.raw<{ rows: { product_id: string }[] }>(
    `select distinct v.product_id from product_variant v
      where v.deleted_at is null and (
        v.product_id = any(:products) or v.id = any(:variants)
        or v.id in (select i.variant_id from product_variant_inventory_item i
          where i.deleted_at is null and (i.inventory_item_id = any(:inventoryItems)
            or i.inventory_item_id in (select l.inventory_item_id from inventory_level l
              where l.id = any(:inventoryLevels))))
        or v.id in (select s.variant_id from product_variant_price_set s
          join price p on p.price_set_id = s.price_set_id
          where s.deleted_at is null and p.id = any(:prices)))
      limit :limit`,
    { ...records, limit } as unknown as Record<string, Knex.RawBinding>,
  );
  return rows.map(({ product_id }) => product_id);
}
