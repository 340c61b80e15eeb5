import type { MismatchSums, MoneyCheck, MoneyMismatch } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** An order with its payments at Stripe, the first one first, and what went back of it in cents. */
export interface PaidOrder {
  orderId: string;
  number: number;
  stripeIds: string[];
  backCents: number;
}

/** Only what was found last is kept. */
const LATEST = "latest";

/** Clocks of Stripe and of the shop may differ by so much. */
const MARGIN = "5 minutes";

/** Reads and writes what was found when payments were compared with Stripe's. */
export class MoneyCheckTable {
  constructor(private readonly database: Knex) {}

  /** Orders with one of these payments at Stripe, and those whose payment was begun in this time. */
  async ordersToCheck({
    stripeIds,
    since,
    until,
  }: {
    stripeIds: readonly string[];
    since?: Date;
    until?: Date | undefined;
  }): Promise<PaidOrder[]> {
    const { rows } = await this.database.raw<{ rows: PaidOrder[] }>(
      `with paid_by as not materialized (
         select shop_order.id as order_id, shop_payment.stripe_id, shop_payment.created_at
           from shop_order join shop_payment on shop_payment.id = shop_order.payment_id
         union all
         select for_order, stripe_id, created_at from shop_payment
          where for_order is not null and state = 'taken'),
       asked as (
         select distinct order_id from paid_by
          where stripe_id = any(?) or (created_at > ?::timestamptz + interval '${MARGIN}'
            and created_at < ?::timestamptz - interval '${MARGIN}'))
       select shop_order.id as "orderId", coalesce(number, 0) as number,
              (select array_agg(stripe_id order by created_at) from paid_by
                where order_id = shop_order.id) as "stripeIds",
              (select coalesce(sum((refund->>'amount')::int), 0)
                 from jsonb_array_elements(refunds) refund)::int as "backCents"
         from asked join shop_order on shop_order.id = asked.order_id
        where is_placed
        order by shop_order.created_at desc, shop_order.id`,
      [stripeIds, since ?? "infinity", until ?? "infinity"] as unknown as Knex.RawBinding[],
    );
    return rows;
  }

  async keep({ finishedAt, days, payments, orders, ...found }: MoneyCheck): Promise<void> {
    const values = [finishedAt, days, payments, orders, JSON.stringify(found.mismatches)];
    await this.database.raw(
      `insert into money_check (id, finished_at, days, payments, orders, mismatches, older_since)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (id) do update set finished_at = excluded.finished_at, days = excluded.days,
         payments = excluded.payments, orders = excluded.orders, mismatches = excluded.mismatches,
         older_since = excluded.older_since, updated_at = now()`,
      [LATEST, ...values, found.olderSince] as unknown as Knex.RawBinding[],
    );
  }

  /** What staff say was settled in another way, of all times; how is in the order's history. */
  async settled(): Promise<MismatchSums[]> {
    const { rows } = await this.database.raw<{ rows: { settled: MismatchSums[] }[] }>(
      "select settled from money_check where id = ?",
      [LATEST],
    );
    return rows[0]?.settled ?? [];
  }

  /** Keeps that one was settled, and what is left of what was found. */
  async settle(
    settled: MismatchSums,
    left: readonly MoneyMismatch[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      `update money_check set settled = settled || ?::jsonb, mismatches = ?, updated_at = now()
        where id = ?`,
      [JSON.stringify([settled]), JSON.stringify(left), LATEST],
    );
  }

  /** When the first payment was begun that an order came to; undefined before there is one. */
  async firstPayment(): Promise<Date | undefined> {
    const { rows } = await this.database.raw<{ rows: { first: Date | null }[] }>(
      "select min(created_at) as first from shop_payment where deleted_at is null",
    );
    return rows[0]?.first ?? undefined;
  }

  /** What was found last; undefined before the first time. */
  async latest(): Promise<MoneyCheck | undefined> {
    const { rows } = await this.database.raw<{
      rows: (Omit<MoneyCheck, "finishedAt" | "olderSince"> & {
        finished_at: Date;
        older_since: Date | null;
      })[];
    }>(
      "select finished_at, days, payments, orders, mismatches, older_since from money_check where id = ?",
      [LATEST],
    );
    const [row] = rows;
    if (!row) return undefined;
    const { finished_at: finishedAt, older_since: olderSince, ...found } = row;
    return {
      ...found,
      finishedAt: finishedAt.toISOString(),
      olderSince: olderSince?.toISOString() ?? null,
    };
  }
}
