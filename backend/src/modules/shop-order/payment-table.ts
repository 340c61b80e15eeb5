import type { OrderEdit } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** A row of `shop_payment`; `id` is that of Medusa's payment session. */
export interface ShopPaymentRow {
  id: string;
  stripe_id: string;
  payment_collection_id: string;
  user_id: string;
  /** Fingerprint of the browser's session; "" of what staff began for somebody. */
  browser: string;
  begun_from: string | null;
  has_lines: boolean;
  amount_cents: number;
  /** The order whose change it pays; null: an order's own payment. */
  for_order: string | null;
  proposal: ProposedChange | null;
  state: PaymentRowState;
  created_at: Date;
  /** When it came to its state. */
  updated_at: Date;
}

/** A change of an order that is made once what it comes to more is paid (decision 120). */
export interface ProposedChange {
  edit: OrderEdit;
  /** Names the order that it is a change of. */
  state: string;
  /** In cents: what the order comes to then. */
  agreedCents: number;
  /** In words, as its buyer and staff were told. */
  changes: string[];
  by: string;
  /** Until when it can be paid. */
  until: string;
}

export type PaymentRowState = "open" | "paid" | "taken" | "closed" | "returned";

/** Reads and writes `shop_payment`, and the events of Stripe that were taken care of. */
export class PaymentTable {
  constructor(private readonly database: Knex) {}

  async create(
    payment: Omit<
      ShopPaymentRow,
      "state" | "created_at" | "updated_at" | "for_order" | "proposal"
    > &
      Partial<Pick<ShopPaymentRow, "for_order" | "proposal">>,
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      `insert into shop_payment
        (id, stripe_id, payment_collection_id, user_id, browser, begun_from, has_lines, amount_cents,
         for_order, proposal)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        payment.id,
        payment.stripe_id,
        payment.payment_collection_id,
        payment.user_id,
        payment.browser,
        payment.begun_from,
        payment.has_lines,
        payment.amount_cents,
        payment.for_order ?? null,
        payment.proposal ? JSON.stringify(payment.proposal) : null,
      ] as Knex.RawBinding[],
    );
  }

  /**
   * Payments of changes that nobody has settled: of one order, the oldest first, or so many of all, others
   * each time, so that each has its turn.
   */
  async listProposed(of: { orderId: string } | { limit: number }): Promise<ShopPaymentRow[]> {
    const proposed =
      "select * from shop_payment where for_order is not null and state in ('open', 'paid')";
    return "orderId" in of
      ? this.rows(`${proposed} and for_order = ? order by created_at`, [of.orderId])
      : this.rows(`${proposed} order by random() limit ?`, [of.limit]);
  }

  async find(id: string): Promise<ShopPaymentRow | undefined> {
    const [row] = await this.rows("select * from shop_payment where id = ?", [id]);
    return row;
  }

  async findByStripeId(stripeId: string): Promise<ShopPaymentRow | undefined> {
    const [row] = await this.rows("select * from shop_payment where stripe_id = ?", [stripeId]);
    return row;
  }

  /** The payment that a shopper began last in a browser, or else anywhere. */
  async findLatest(userId: string, browser: string): Promise<ShopPaymentRow | undefined> {
    const [row] = await this.rows(
      `select * from shop_payment where user_id = ? and browser <> ''
        order by browser = ? desc, created_at desc limit 1`,
      [userId, browser],
    );
    return row;
  }

  /** The open payment without lines that a browser began last and that no order is to be paid by. */
  async findWithoutOrder(userId: string, browser: string): Promise<ShopPaymentRow | undefined> {
    const [row] = await this.rows(
      `select * from shop_payment
        where user_id = ? and browser = ? and state = 'open' and not has_lines
          and not exists (select 1 from shop_order where payment_id = shop_payment.id)
        order by created_at desc limit 1`,
      [userId, browser],
    );
    return row;
  }

  /** All payments of these accounts. */
  async listOf(userIds: readonly string[]): Promise<ShopPaymentRow[]> {
    return this.rows("select * from shop_payment where user_id = any(?) order by created_at", [
      userIds,
    ]);
  }

  /** Payments of somebody that may still be paid. */
  async listOpenOf(userId: string): Promise<ShopPaymentRow[]> {
    return this.rows("select * from shop_payment where user_id = ? and state = 'open'", [userId]);
  }

  async setAmount(id: string, cents: number): Promise<void> {
    await this.database.raw("update shop_payment set amount_cents = ? where id = ?", [cents, id]);
  }

  /** Answers whether the payment was in another state before. */
  async setState(
    id: string,
    state: PaymentRowState,
    database: Knex = this.database,
  ): Promise<boolean> {
    const { rows } = await database.raw<{ rows: { before: PaymentRowState }[] }>(
      `update shop_payment set state = ?, updated_at = now(),
              begun_from = case when ? = 'open' then begun_from end,
              proposal = case when ? in ('open', 'paid') then proposal end
         from (select id as was_id, state as before from shop_payment where id = ? for update) was
        where id = was.was_id
       returning was.before`,
      [state, state, state, id],
    );
    return rows[0] !== undefined && rows[0].before !== state;
  }

  /**
   * Payments that no order came to: paid ones after `paidMinutes`, open ones after `openHours`. Those of
   * changes are settled by themselves.
   */
  async listOrphaned(paidMinutes: number, openHours: number, limit: number) {
    return this.rows(
      `select * from shop_payment
        where ((state = 'paid' and updated_at < now() - make_interval(mins => ?))
            or (state = 'open' and created_at < now() - make_interval(hours => ?)))
          and for_order is null
          and not exists (select 1 from shop_order where payment_id = shop_payment.id)
        order by created_at limit ?`,
      [paidMinutes, openHours, limit],
    );
  }

  async isKnownEvent(id: string): Promise<boolean> {
    const { rows } = await this.database.raw<{ rows: unknown[] }>(
      "select 1 from stripe_event where id = ?",
      [id],
    );
    return rows.length > 0;
  }

  /** Answers whether the event is news. */
  async rememberEvent(id: string, type: string): Promise<boolean> {
    const { rows } = await this.database.raw<{ rows: unknown[] }>(
      "insert into stripe_event (id, type) values (?, ?) on conflict (id) do nothing returning id",
      [id, type],
    );
    return rows.length > 0;
  }

  /** Removes at most `limit` payments that were never paid and belong to no order; answers their ids. */
  async forgetUnused(
    before: Date,
    limit: number,
    transaction: Knex.Transaction,
  ): Promise<string[]> {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `delete from shop_payment where id in (
         select id from shop_payment
          where state = 'closed' and updated_at < ?
            and not exists (select 1 from shop_order where payment_id = shop_payment.id)
          limit ? for update skip locked)
       returning id`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Removes at most `limit` events that came before; answers how many. */
  async forgetOldEvents(before: Date, limit: number): Promise<number> {
    const { rowCount } = await this.database.raw<{ rowCount: number }>(
      `delete from stripe_event where id in (
         select id from stripe_event where created_at < ? limit ?)`,
      [before, limit],
    );
    return rowCount;
  }

  private async rows(sql: string, values: unknown[]): Promise<ShopPaymentRow[]> {
    const { rows } = await this.database.raw<{ rows: ShopPaymentRow[] }>(
      sql,
      values as Knex.RawBinding[],
    );
    return rows;
  }
}
