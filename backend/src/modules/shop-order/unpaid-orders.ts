import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** What orders hold that wait for their payment. */
export interface Unpaid {
  orders: number;
  pieces: number;
  /** Until the first of them is given up. */
  seconds: number;
}

/** Whose orders are counted: those of one account, and those from one address. */
export interface UnpaidOf {
  userId: string;
  placedFrom: string;
}

/** The kinds of advisory locks: an account never waits for an address of the same hash. */
const ACCOUNT = 7101;
const ADDRESS = 7102;

/**
 * Lets nobody else count or add orders of this account or from this address until the transaction
 * ends: of twenty requests at once, each sees those before it.
 */
export async function lockUnpaid(
  transaction: Knex.Transaction,
  { userId, placedFrom }: UnpaidOf,
): Promise<void> {
  for (const [kind, key] of [
    [ACCOUNT, userId],
    [ADDRESS, placedFrom],
  ] as const) {
    await transaction.raw("select pg_advisory_xact_lock(?, hashtext(?))", [kind, key]);
  }
}

/** Orders in the making count too: they are about to reserve their stock. Those that staff took do not. */
export async function readUnpaid(
  transaction: Knex.Transaction,
  { userId, placedFrom }: UnpaidOf,
): Promise<{ account: Unpaid; address: Unpaid }> {
  const { rows } = await transaction.raw<{
    rows: (Unpaid & { is_own: boolean; is_near: boolean })[];
  }>(
    `select shop_order.user_id = ? as is_own, coalesce(placed_from = ?, false) as is_near,
            1 as orders,
            (select sum((item->>'qty')::int) from jsonb_array_elements(items) item)::int as pieces,
            greatest(extract(epoch from expires_at - now()), 0)::int as seconds
       from shop_order join shop_payment on shop_payment.id = shop_order.payment_id
      where status = 'pending' and state = 'open' and placed_from is not null
        and (shop_order.user_id = ? or placed_from = ?)`,
    [userId, placedFrom, userId, placedFrom],
  );
  return {
    account: summed(rows.filter((row) => row.is_own)),
    address: summed(rows.filter((row) => row.is_near)),
  };
}

function summed(rows: readonly Unpaid[]): Unpaid {
  return {
    orders: rows.length,
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    seconds: Math.min(...rows.map(({ seconds }) => seconds)),
  };
}
