import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** How many open orders wait for pieces of a product: they are reserved, and not sent yet. */
export async function countWaitingOrders(database: Knex, id: string): Promise<number> {
  const { rows } = await database.raw<{ rows: { count: number }[] }>(
    `select count(distinct i.order_id)::int as count from product_variant v
      join product_variant_inventory_item x on x.variant_id = v.id and x.deleted_at is null
      join reservation_item r on r.inventory_item_id = x.inventory_item_id and r.deleted_at is null
      join order_item i on i.item_id = r.line_item_id
      where v.product_id = ? and v.deleted_at is null`,
    [id],
  );
  return rows[0]?.count ?? 0;
}
