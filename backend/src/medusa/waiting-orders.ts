import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** What orders may wait for, as columns of variants and of the lines of orders. */
const COLUMNS = {
  product: { ofVariant: "product_id", ofLine: "product_id" },
  variant: { ofVariant: "id", ofLine: "variant_id" },
} as const;

/**
 * How many open orders wait for each of these products or variants, of those that something waits for:
 * pieces are reserved, or lie in a parcel that has not left. Zero where somebody reserved pieces
 * without an order.
 */
export async function waitingOrdersOf(
  database: Knex,
  kind: keyof typeof COLUMNS,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { ofVariant, ofLine } = COLUMNS[kind];
  const { rows } = await database.raw<{ rows: { id: string; orders: number }[] }>(
    `select waiting.id, count(distinct waiting.order_id)::int as orders from (
        select v.${ofVariant} as id, i.order_id
          from product_variant v
          join product_variant_inventory_item x on x.variant_id = v.id and x.deleted_at is null
          join reservation_item r on r.inventory_item_id = x.inventory_item_id and r.deleted_at is null
          left join order_item i on i.item_id = r.line_item_id
         where v.${ofVariant} = any(:ids) and v.deleted_at is null
        union
        select l.${ofLine}, x.order_id
          from fulfillment f
          join order_fulfillment x on x.fulfillment_id = f.id and x.deleted_at is null
          join fulfillment_item t on t.fulfillment_id = f.id and t.deleted_at is null
          join order_line_item l on l.id = t.line_item_id
         where f.shipped_at is null and f.delivered_at is null and f.canceled_at is null
           and f.deleted_at is null and l.${ofLine} = any(:ids)) waiting
      group by waiting.id`,
    { ids } as unknown as Record<string, Knex.RawBinding>,
  );
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}

/** How many open orders wait for pieces of a product. */
export async function countWaitingOrders(database: Knex, id: string): Promise<number> {
  return (await waitingOrdersOf(database, "product", [id])).get(id) ?? 0;
}
