import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Pieces that are kept for an order. */
interface ReservedForOrder {
  order_id: string;
  quantity: number;
  location_id: string;
}

/** What a reservation keeps, and for which order; undefined for one that staff made by itself. */
export async function reservedForOrder(
  database: Knex,
  reservationId: string,
): Promise<ReservedForOrder | undefined> {
  const { rows } = await database.raw<{ rows: ReservedForOrder[] }>(
    `select i.order_id, r.quantity::float as quantity, r.location_id
       from reservation_item r join order_item i on i.item_id = r.line_item_id
      where r.id = ? and r.deleted_at is null limit 1`,
    [reservationId],
  );
  return rows[0];
}
