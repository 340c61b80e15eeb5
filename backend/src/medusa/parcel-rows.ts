import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A parcel of an order, as Medusa keeps it; one that was taken apart again is none. */
export interface ParcelRow {
  orderId: string;
  id: string;
  packedAt: string;
  sentAt: string | null;
  deliveredAt: string | null;
  /** The buyer was told that it left. */
  isTold: boolean;
  /** Pieces of the order's lines. */
  lines: { lineId: string; qty: number }[];
  labels: { number: string; url: string }[];
}

/** In `metadata` of a parcel: when its buyer was told that it left. */
const TOLD = "told_at";

/**
 * The parcels of these orders, the oldest first. Medusa writes a line of a kit once for each of its
 * parts; any of them tells how many pieces of the line there are.
 */
export async function readParcelRows(
  database: Knex,
  orderIds: readonly string[],
): Promise<ParcelRow[]> {
  const { rows } = await database.raw<{ rows: ParcelRow[] }>(
    `select x.order_id as "orderId", f.id, coalesce(f.packed_at, f.created_at) as "packedAt",
            f.shipped_at as "sentAt", f.delivered_at as "deliveredAt",
            coalesce(jsonb_exists(f.metadata, ?), false) as "isTold",
            coalesce((select json_agg(json_build_object('lineId', c.line_id, 'qty', c.qty)
                order by c.line_id)
              from (select distinct on (t.line_item_id) t.line_item_id as line_id,
                           (t.quantity / coalesce(k.required_quantity, 1))::float8 as qty
                      from fulfillment_item t
                      left join order_line_item l on l.id = t.line_item_id
                      left join product_variant_inventory_item k
                        on k.variant_id = l.variant_id and k.deleted_at is null
                       and k.inventory_item_id = t.inventory_item_id
                     where t.fulfillment_id = f.id and t.deleted_at is null
                     order by t.line_item_id, t.id) c), '[]') as lines,
            coalesce((select json_agg(json_build_object('number', b.tracking_number,
                'url', b.tracking_url) order by b.created_at, b.id)
              from fulfillment_label b
             where b.fulfillment_id = f.id and b.deleted_at is null
               and b.tracking_number <> ''), '[]') as labels
       from order_fulfillment x join fulfillment f on f.id = x.fulfillment_id
      where x.order_id = any(?) and x.deleted_at is null and f.deleted_at is null
        and f.canceled_at is null
      order by f.created_at, f.id`,
    [TOLD, orderIds] as unknown as Knex.RawBinding[],
  );
  return rows.map((row) => ({
    ...row,
    packedAt: new Date(row.packedAt).toISOString(),
    sentAt: isoOf(row.sentAt),
    deliveredAt: isoOf(row.deliveredAt),
  }));
}

const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** SQL of the ids of orders with a parcel that has not left; see migration-scripts/index-waiting-parcels.ts. */
export const ORDERS_WITH_WAITING_PARCELS = `select x.order_id
    from fulfillment f join order_fulfillment x on x.fulfillment_id = f.id and x.deleted_at is null
   where f.shipped_at is null and f.canceled_at is null and f.deleted_at is null`;

/** Notes that the buyer was told of these parcels. */
export async function markParcelsTold(
  transaction: Knex.Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction.raw(
    `update fulfillment f set metadata = coalesce(f.metadata, '{}') || jsonb_build_object(?::text, now())
      where f.id = any(?)`,
    [TOLD, ids] as unknown as Knex.RawBinding[],
  );
}

/** Orders with parcels that left in the last day and of which nobody was told. */
export async function ordersWithUntoldParcels(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { order_id: string }[] }>(
    `select distinct x.order_id from fulfillment f
       join order_fulfillment x on x.fulfillment_id = f.id and x.deleted_at is null
      where f.shipped_at between now() - interval '1 day' and now() - interval '1 minute'
        and f.canceled_at is null and f.deleted_at is null
        and not coalesce(jsonb_exists(f.metadata, ?), false)`,
    [TOLD],
  );
  return rows.map(({ order_id: id }) => id);
}
