import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** In an order's metadata, where Medusa Admin shows it, too. */
const KEY = "cancelled_by";

/** Medusa keeps with its records who pays back and who sends, and not who cancels: keeps that of an order that is not cancelled yet. */
export async function keepCanceller(
  database: Knex,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<void> {
  await database.raw(
    `update "order" set metadata = coalesce(metadata, '{}') || jsonb_build_object(?::text, ?::text)
      where id = ? and canceled_at is null and deleted_at is null`,
    [KEY, userId, orderId],
  );
}

/** The id of the user who cancelled an order in Medusa Admin; undefined where nobody is named. */
export function cancellerIn(metadata: Record<string, unknown> | null | undefined) {
  const id = metadata?.[KEY];
  return typeof id === "string" ? id : undefined;
}
