import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Removes at most `limit` of Medusa's records of mails that were sent before; answers how many. */
export async function removeOldNotifications(
  database: Knex,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `delete from notification where id in (
       select id from notification where created_at < ? limit ?)`,
    [before, limit],
  );
  return rowCount;
}
