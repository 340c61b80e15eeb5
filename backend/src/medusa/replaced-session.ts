import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/**
 * Whether a payment session gave way to another one of its collection a moment ago: Medusa closes a card
 * payment before it notes that the order was paid by other means. What nobody ended is over after minutes.
 */
export async function isReplacedJustNow(
  database: Knex,
  session: { id: string; payment_collection_id: string },
): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select 1 from payment_session
      where payment_collection_id = ? and id <> ? and deleted_at is null
        and created_at > now() - interval '10 minutes'
      limit 1`,
    [session.payment_collection_id, session.id],
  );
  return rows.length > 0;
}
