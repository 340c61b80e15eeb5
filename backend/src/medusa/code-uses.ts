import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * Medusa counts how often somebody used the codes of a campaign that limits it, by address or account.
 * Takes these out of the count, whoever counts under any of these names.
 */
export async function removeCodeUsesOf(database: Knex, names: readonly string[]): Promise<void> {
  await database.raw(
    `delete from promotion_campaign_budget_usage u where lower(u.attribute_value) = any(?)`,
    [names.map((name) => name.toLowerCase())] as unknown as Knex.RawBinding[],
  );
}

/** Removes at most `limit` of these counts, of campaigns that ended before or are gone; answers how many. */
export async function removeOldCodeUses(
  database: Knex,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `delete from promotion_campaign_budget_usage where id in (
       select u.id from promotion_campaign_budget_usage u
         left join promotion_campaign_budget b on b.id = u.budget_id
         left join promotion_campaign c on c.id = b.campaign_id
        where coalesce(c.deleted_at, b.deleted_at, c.ends_at) < ? or c.id is null limit ?)`,
    [before, limit],
  );
  return rowCount;
}
