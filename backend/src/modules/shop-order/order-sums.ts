import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Of all orders that were placed, whatever became of them; money in cents. */
export interface OrderSums {
  orders: number;
  abandoned: number;
  pending: number;
  placedCents: number;
  /** What was paid for orders that are paid or fulfilled, less what was paid back of them. */
  revenueCents: number;
}

/** The sums as they are now: kept by each change of an order (Migration20261126013000), not counted. */
export async function readOrderSums(database: Knex): Promise<OrderSums> {
  // PostgreSQL answers sums as text: they may be larger than its integers.
  const { rows } = await database.raw<{ rows: [Record<keyof OrderSums, string>] }>(
    `select coalesce(sum(orders), 0) as orders, coalesce(sum(abandoned), 0) as abandoned,
        coalesce(sum(pending), 0) as pending, coalesce(sum(placed_cents), 0) as "placedCents",
        coalesce(sum(revenue_cents), 0) as "revenueCents"
       from shop_order_sum`,
  );
  const [{ orders, abandoned, pending, placedCents, revenueCents }] = rows;
  return {
    ...{ orders: Number(orders), abandoned: Number(abandoned), pending: Number(pending) },
    ...{ placedCents: Number(placedCents), revenueCents: Number(revenueCents) },
  };
}

/** Makes one row of the rows that changes have left. Whoever reads meanwhile finds the same sums. */
export async function foldOrderSums(database: Knex): Promise<void> {
  await database.raw(
    `with folded as (delete from shop_order_sum returning *)
     insert into shop_order_sum (orders, abandoned, pending, placed_cents, revenue_cents)
     select sum(orders), sum(abandoned), sum(pending), sum(placed_cents), sum(revenue_cents)
       from folded having count(*) > 0`,
  );
}
