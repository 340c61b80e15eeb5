import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Whether a price list is always on, and for everybody. */
export async function isUnconditionalPriceList(database: Knex, id: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from price_list where id = ? and status = 'active' and deleted_at is null
      and starts_at is null and ends_at is null and coalesce(rules_count, 0) = 0`,
    [id],
  );
  return rows.length > 0;
}
