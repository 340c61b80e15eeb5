import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { removePeopleOfOrders } from "./people-of-orders";

/**
 * Takes somebody out of the orders that staff began in Medusa Admin and never placed: nothing was sold,
 * so no law wants them kept.
 */
export async function forgetDraftsOf(
  database: Knex,
  { email, customerIds }: { email: string; customerIds: readonly string[] },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `select o.id from "order" o
        where o.is_draft_order and (lower(o.email) = lower(?) or o.customer_id = any(?))
        for update`,
      [email, customerIds] as unknown as Knex.RawBinding[],
    );
    await removePeopleOfOrders(
      transaction,
      rows.map(({ id }) => id),
    );
  });
}

/** Takes the person out of at most `limit` of them that were last changed before; answers how many. */
export async function forgetOldDrafts(
  database: Knex,
  before: Date,
  limit: number,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `select o.id from "order" o
        where o.is_draft_order and o.email is not null and o.updated_at < ?
        order by o.updated_at limit ? for update skip locked`,
      [before, limit],
    );
    const ids = rows.map(({ id }) => id);
    await removePeopleOfOrders(transaction, ids);
    return ids.length;
  });
}
