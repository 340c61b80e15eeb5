import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { setLevelQuantity } from "./level-quantity";

/** Ways of delivery, of today and of before. */
export async function deliveryIds(database: Knex): Promise<Set<string>> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>("select id from shipping_option");
  return new Set(rows.map(({ id }) => id));
}

/** Inventory levels, as `item location`. */
export async function stockLevels(database: Knex): Promise<Set<string>> {
  const { rows } = await database.raw<{ rows: { level: string }[] }>(
    `select l.inventory_item_id || ' ' || l.location_id as level
       from inventory_level l where l.deleted_at is null`,
  );
  return new Set(rows.map(({ level }) => level));
}

/** Counts what these new reservations take of the levels, as Medusa does when it reserves. */
export async function countReserved(
  database: Knex,
  reservationIds: readonly string[],
): Promise<void> {
  await database.raw(
    `update inventory_level l set
        ${setLevelQuantity("reserved", "l.reserved_quantity + x.amount")},
        updated_at = now()
      from (select r.inventory_item_id, r.location_id, sum(r.quantity) as amount
              from reservation_item r where r.id = any(?) and r.deleted_at is null
             group by 1, 2) x
      where l.inventory_item_id = x.inventory_item_id and l.location_id = x.location_id
        and l.deleted_at is null`,
    [reservationIds] as unknown as Knex.RawBinding[],
  );
}
