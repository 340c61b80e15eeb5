import type { MoneyCheck } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** An order with the payment at Stripe that pays for it, and what went back of it in cents. */
export interface PaidOrder {
  orderId: string;
  number: number;
  stripeId: string;
  backCents: number;
}

/** Only what was found last is kept. */
const LATEST = "latest";

/** Clocks of Stripe and of the shop may differ by so much. */
const MARGIN = "5 minutes";

/** Reads and writes what was found when payments were compared with Stripe's. */
export class MoneyCheckTable {
  constructor(private readonly database: Knex) {}

  /** Orders with one of these payments at Stripe, and those whose payment was begun since. */
  async ordersToCheck({
    stripeIds,
    since,
  }: {
    stripeIds: readonly string[];
    since?: Date;
  }): Promise<PaidOrder[]> {
    const { rows } = await this.database.raw<{ rows: PaidOrder[] }>(
      `select shop_order.id as "orderId", coalesce(number, 0) as number, stripe_id as "stripeId",
              (select coalesce(sum((refund->>'amount')::int), 0)
                 from jsonb_array_elements(refunds) refund)::int as "backCents"
         from shop_order join shop_payment on shop_payment.id = shop_order.payment_id
        where is_placed
          and (stripe_id = any(?) or shop_payment.created_at > ?::timestamptz + interval '${MARGIN}')
        order by shop_order.created_at desc, shop_order.id`,
      [stripeIds, since ?? "infinity"] as unknown as Knex.RawBinding[],
    );
    return rows;
  }

  async keep({ finishedAt, days, payments, orders, mismatches }: MoneyCheck): Promise<void> {
    await this.database.raw(
      `insert into money_check (id, finished_at, days, payments, orders, mismatches)
       values (?, ?, ?, ?, ?, ?)
       on conflict (id) do update set finished_at = excluded.finished_at, days = excluded.days,
         payments = excluded.payments, orders = excluded.orders, mismatches = excluded.mismatches,
         updated_at = now()`,
      [LATEST, finishedAt, days, payments, orders, JSON.stringify(mismatches)],
    );
  }

  /** What was found last; undefined before the first time. */
  async latest(): Promise<MoneyCheck | undefined> {
    const { rows } = await this.database.raw<{
      rows: (Omit<MoneyCheck, "finishedAt"> & { finished_at: Date })[];
    }>("select finished_at, days, payments, orders, mismatches from money_check where id = ?", [
      LATEST,
    ]);
    const [row] = rows;
    if (!row) return undefined;
    const { finished_at: finishedAt, ...found } = row;
    return { finishedAt: finishedAt.toISOString(), ...found };
  }
}
