import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** An address that no order names stays for good otherwise: nothing leads from an order to it. */
const IS_FORMER = `not exists (select from "order" o where o.shipping_address_id = a.id)
  and not exists (select from "order" o where o.billing_address_id = a.id)`;

/** Removes what an order's addresses were, where no order has them any more. */
export async function removeFormerAddresses(
  transaction: Knex.Transaction,
  ids: readonly (string | null)[],
): Promise<void> {
  await transaction.raw(`delete from order_address a where a.id = any(:ids) and ${IS_FORMER}`, {
    ids: ids.filter(Boolean),
  } as unknown as Record<string, Knex.RawBinding>);
}

/**
 * Removes at most `limit` addresses that no order has and that were last changed before: Medusa writes
 * a new one at each change, and leaves the one of before. Answers how many.
 */
export async function removeOldFormerAddresses(
  database: Knex,
  before: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await database.raw<{ rowCount: number }>(
    `delete from order_address where id in (
       select a.id from order_address a where a.updated_at < ? and ${IS_FORMER} limit ?)`,
    [before, limit],
  );
  return rowCount;
}
