import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** What was sold in a part of a year: orders that count as paid, and what they brought. */
export interface SalesOfPart {
  orders: number;
  revenueCents: number;
}

/**
 * What was sold since the first of these days (ISO dates of the shop's time zone, in order), by the parts
 * that begin with them; parts in which nothing was are left out. Kept by each change of an order
 * (Migration20261127010000), not counted.
 */
export async function readSalesSums(
  database: Knex,
  days: readonly string[],
): Promise<Map<string, SalesOfPart>> {
  // PostgreSQL answers sums as text: they may be larger than its integers.
  const { rows } = await database.raw<{
    rows: { place: number; orders: string; revenueCents: string }[];
  }>(
    `with parts as (select ?::date[] as days)
     select width_bucket(day, days) as place, sum(orders) as orders, sum(revenue_cents) as "revenueCents"
       from parts join shop_sales_sum on day >= days[1] group by 1`,
    [days as unknown as Knex.RawBinding],
  );
  return new Map(
    rows.map(({ place, orders, revenueCents }) => [
      // Counted from 1.
      days[place - 1] ?? "",
      { orders: Number(orders), revenueCents: Number(revenueCents) },
    ]),
  );
}

/** Makes one row of a day's rows. Whoever reads meanwhile finds the same sums. */
export async function foldSalesSums(database: Knex): Promise<void> {
  await database.raw(
    `with folded as (delete from shop_sales_sum
       where day in (select day from shop_sales_sum group by day having count(*) > 1) returning *)
     insert into shop_sales_sum (day, orders, revenue_cents)
     select day, sum(orders), sum(revenue_cents) from folded group by day`,
  );
}
