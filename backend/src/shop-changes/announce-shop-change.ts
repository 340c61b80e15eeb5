import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** PostgreSQL notification that something changed which pages show; sent when the change commits. */
export const SHOP_CHANGE_CHANNEL = "shop_change";

/**
 * Tells all processes that lists and pages may be different, once `database` has committed if it is a
 * transaction. What the triggers of `shop-change-triggers.ts` see needs no word.
 */
export async function announceShopChange(database: Knex): Promise<void> {
  await database.raw("select pg_notify(?, '')", [SHOP_CHANGE_CHANNEL]);
}
