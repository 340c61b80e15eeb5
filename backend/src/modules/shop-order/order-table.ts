import type { OrderStanding, OrderStatus } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { generateEntityId } from "@medusajs/framework/utils";
import type { ListCount } from "../../medusa/list-count";
import { countOrders, type OrderFilter, type OrderPage, orderPageSql } from "./order-list";
import type {
  AdoptedOrder,
  AwaitedStatus,
  CameBackEntry,
  NewShopOrder,
  OrderEditToKeep,
  OrderShares,
  PendingMoneyBack,
  RefundRow,
  ReturnRow,
  ShopOrderChangeRow,
  ShopOrderRow,
  StatusChange,
} from "./order-row";
import { lockUnpaid, readUnpaid, type Unpaid } from "./unpaid-orders";
import { halfDoneOrders } from "./unsettled-orders";

const COLUMNS = `shop_order.*, shop_payment.stripe_id, shop_payment.browser,
  array(select further.stripe_id from shop_payment further
         where further.for_order = shop_order.id and further.state = 'taken'
         order by further.created_at) as further_stripe_ids,
  (select jsonb_build_object('cents', waiting.amount_cents, 'changes', waiting.proposal->'changes',
            'by', waiting.proposal->>'by', 'until', waiting.proposal->>'until')
     from shop_payment waiting
    where waiting.for_order = shop_order.id and waiting.state in ('open', 'paid')
    order by waiting.created_at desc limit 1) as proposal,
  extract(epoch from shop_order.pending_until - now())::float8 as undo_seconds`;
const DUE = `${halfDoneOrders({ making: "2 minutes", change: "1 minute", timeToUndo: "5 seconds", refund: "1 minute" })}
  union all select id from shop_order where next_check_at <= now()
  union all select id from shop_order where codes_counted and status = 'cancelled'`;
const WITH_PAYMENT = `shop_order left join shop_payment on shop_payment.id = shop_order.payment_id`;

/** What stands in place of a person whom the shop no longer knows. */
export const REMOVED_PERSON = "(removed)";

/** A sheet has 1,048,576 rows. */
const MOST_IN_TABLE = 1_000_000;
const BATCH = 500;

/** Who cancels what nobody paid for: time, or the buyer's own further order. */
const NOT_STAFF = ["shop", "customer"];

const NEVER_PAID = `and status = 'cancelled'
          and not exists (select 1 from shop_order_change
            where order_id = shop_order.id and to_status <> 'pending' and to_status <> 'cancelled')
          and not exists (select 1 from shop_payment
            where id = shop_order.payment_id and state <> 'closed')`;

/** Staff mailed a link for it, and look for it among their orders. */
const NOT_OF_STAFF = "and not exists (select 1 from shop_pay_link where order_id = shop_order.id)";

/** Minutes that an order keeps its goods at least, which staff set back to pending. */
const SET_BACK_MINUTES = 15;

/** Nobody has paid for it, and it keeps goods from others: it is given up some time. */
const KEEPS_UNPAID = `received_cents = 0 and goods = 'reserved' and payment_id is not null`;

/** What is known of an order once Medusa has it, and who placed it. */
interface CompletedOrder extends Pick<StatusChange, "by" | "note"> {
  id: string;
  number: number;
  firstCheckSeconds: number;
}

/** Reads and writes `shop_order` and its history. */
export class OrderTable {
  constructor(private readonly database: Knex) {}

  /** The order, placed or not. */
  async find(id: string): Promise<ShopOrderRow | undefined> {
    const [row] = await this.rows(
      `select ${COLUMNS} from ${WITH_PAYMENT} where shop_order.id = ?`,
      [id],
    );
    return row;
  }

  async findByPayment(paymentId: string): Promise<ShopOrderRow | undefined> {
    const [row] = await this.rows(
      `select ${COLUMNS} from ${WITH_PAYMENT} where shop_order.payment_id = ?`,
      [paymentId],
    );
    return row;
  }

  /** The order that people know by this number, as far as it still names a person. */
  async findByNumber(number: number): Promise<ShopOrderRow | undefined> {
    const [row] = await this.rows(
      `select ${COLUMNS} from ${WITH_PAYMENT}
        where shop_order.number = ? and is_placed and shop_order.email <> ?`,
      [number, REMOVED_PERSON],
    );
    return row;
  }

  /** The orders of an account, or of its address, that are called sent and have this product in them; newest first. */
  async listSentWith(
    { userId, email }: { userId: string; email: string },
    productId: string,
  ): Promise<ShopOrderRow[]> {
    return this.rows(
      `select ${COLUMNS} from ${WITH_PAYMENT}
        where (shop_order.user_id = ? or lower(shop_order.email) = lower(?))
          and shop_order.status = 'fulfilled' and is_placed
          and shop_order.items @> jsonb_build_array(jsonb_build_object('productId', ?::text))
        order by shop_order.created_at desc`,
      [userId, email, productId],
    );
  }

  /** A page of orders, the newest first unless it says otherwise, and how many there are. */
  async list(
    filter: OrderFilter,
    page: OrderPage,
  ): Promise<ListCount & { orders: ShopOrderRow[] }> {
    const counting = countOrders(this.database, filter);
    const [orders, count] = await Promise.all([
      orderPageSql(filter, page, () => counting).then(({ ids, values, orderBy }) =>
        // Payments are looked up for the page only: a late page lies behind all the orders before it.
        this.rows(
          `select ${COLUMNS} from (${ids}) page
             join (${WITH_PAYMENT}) on shop_order.id = page.id order by ${orderBy}`,
          values,
        ),
      ),
      counting,
    ]);
    return { orders, ...count };
  }

  /** All orders of a list, in its order, as they were when it began; in batches. */
  async *all(filter: OrderFilter, sort: OrderPage["sort"]): AsyncGenerator<ShopOrderRow[]> {
    const { ids: sql, values } = await orderPageSql(
      filter,
      { limit: MOST_IN_TABLE, offset: 0, sort },
      () => this.count(filter),
    );
    const { rows } = await this.database.raw<{ rows: { id: string }[] }>(sql, values);
    for (let at = 0; at < rows.length; at += BATCH) {
      const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
      yield await this.rows(
        `select ${COLUMNS} from ${WITH_PAYMENT} where shop_order.id = any(?)
          order by array_position(?::text[], shop_order.id)`,
        [ids, ids],
      );
    }
  }

  count(filter: OrderFilter): Promise<ListCount> {
    return countOrders(this.database, filter);
  }

  /** Orders that were sold, or paid back, on these days; by their sale. */
  async listSold(
    { from, to, timeZone }: { from?: string; to?: string; timeZone: string },
    limit: number,
  ): Promise<(ShopOrderRow & { sold_at: Date })[]> {
    const { rows } = await this.database.raw<{ rows: (ShopOrderRow & { sold_at: Date })[] }>(
      `with sold as (
         select order_id, min(created_at) as sold_at from shop_order_change
          where to_status in ('paid', 'fulfilled') group by order_id),
       days as (
         select coalesce(?::date, '-infinity')::timestamp at time zone ? as begins,
                coalesce(?::date + 1, 'infinity')::timestamp at time zone ? as ends)
       select shop_order.*, sold.sold_at from days, sold join shop_order on id = sold.order_id
        where (received_cents > 0 or amount_cents = 0) and (
           (sold_at >= begins and sold_at < ends)
           or exists (select 1 from jsonb_array_elements(refunds || earlier_totals) entry
                where (entry->>'at')::timestamptz >= begins
                  and (entry->>'at')::timestamptz < ends))
        order by sold_at, id limit ?`,
      [from ?? null, timeZone, to ?? null, timeZone, limit] as Knex.RawBinding[],
    );
    return rows;
  }

  /** Pending orders that a new one from the same browser replaces. */
  async listPendingOf(userId: string, browser: string): Promise<ShopOrderRow[]> {
    return this.rows(
      `select ${COLUMNS} from ${WITH_PAYMENT}
        where shop_order.user_id = ? and shop_payment.browser = ?
          and shop_order.status = 'pending' and is_placed`,
      [userId, browser],
    );
  }

  /** Orders that somebody has to see to: left half made, a change half done, codes to give back, a payment to look at. */
  async listDue(limit: number): Promise<ShopOrderRow[]> {
    return this.rows(
      `select ${COLUMNS} from ${WITH_PAYMENT}
        where shop_order.id in (${DUE})
        order by shop_order.created_at limit ?`,
      [limit],
    );
  }

  async history(orderIds: readonly string[]): Promise<ShopOrderChangeRow[]> {
    const { rows } = await this.database.raw<{ rows: ShopOrderChangeRow[] }>(
      `select order_id, from_status, to_status, by, note, created_at from shop_order_change
        where order_id = any(?) order by created_at, id`,
      [[...orderIds]],
    );
    return rows;
  }

  /**
   * Notes that an order is being made; its payment can have no second one. `admit` is told what
   * unpaid orders of the same account and address hold, and throws when that is enough: nobody else
   * of them is let in meanwhile.
   */
  async begin(
    order: NewShopOrder,
    expiryMinutes: number,
    admit: (unpaid: { account: Unpaid; address: Unpaid }) => void,
  ): Promise<void> {
    const { user_id: userId, placed_from: placedFrom } = order;
    await this.database.transaction(async (transaction) => {
      if (placedFrom !== null) {
        const whose = { userId, placedFrom };
        await lockUnpaid(transaction, whose);
        admit(await readUnpaid(transaction, whose));
      }
      await transaction.raw(
        `insert into shop_order
          (id, payment_id, user_id, email, amount_cents, totals, items, shipping, fingerprint,
           placed_from, expires_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now() + make_interval(mins => ?))`,
        [
          order.id,
          order.payment_id,
          order.user_id,
          order.email,
          order.amount_cents,
          JSON.stringify(order.totals),
          JSON.stringify(order.items),
          JSON.stringify(order.shipping),
          order.fingerprint,
          order.placed_from,
          expiryMinutes,
        ],
      );
    });
  }

  /** Notes whether the order's codes are counted; answers whether that is news. */
  async setCodesCounted(
    id: string,
    isCounted: boolean,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: unknown[] }>(
      "update shop_order set codes_counted = ? where id = ? and codes_counted <> ? returning id",
      [isCounted, id, isCounted],
    );
    return rows.length > 0;
  }

  /** Forgets an order that was not completed. */
  async forget(id: string): Promise<void> {
    await this.database.raw("delete from shop_order where id = ? and not is_placed", [id]);
  }

  /** The order is complete, in Medusa too: people see it from now on. `by` is as in its history. */
  async complete(
    { id, number, firstCheckSeconds, by, note }: CompletedOrder,
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      `with placed as (
         update shop_order
            set is_placed = true, number = ?, next_check_at = now() + make_interval(secs => ?)
          where id = ? and not is_placed returning id, created_at)
       insert into shop_order_change (id, order_id, from_status, to_status, by, note, created_at)
       select ?, id, null, 'pending', ?, ?, created_at from placed`,
      [number, firstCheckSeconds, id, generateEntityId(undefined, "ochg"), by, note],
    );
  }

  /**
   * Takes an order that was made in Medusa into the record: unpaid, and waiting for nobody's card. One
   * that is known changes nothing.
   */
  async adopt(order: AdoptedOrder): Promise<void> {
    await this.database.raw(
      `with adopted as (
         insert into shop_order
           (id, is_placed, number, user_id, email, amount_cents, totals, items, shipping,
            fingerprint, created_at, expires_at)
         values (?, true, ?, ?, ?, ?, ?, ?, ?, '', ?, now())
         on conflict (id) do nothing returning id, created_at)
       insert into shop_order_change (id, order_id, from_status, to_status, by, note, created_at)
       select ?, id, null, 'pending', 'staff', 'The order was made in Medusa Admin.', created_at
         from adopted`,
      [
        order.id,
        order.number,
        order.user_id,
        order.email,
        order.amount_cents,
        JSON.stringify(order.totals),
        JSON.stringify(order.items),
        JSON.stringify(order.shipping),
        order.created_at,
        generateEntityId(undefined, "ochg"),
      ],
    );
  }

  /**
   * Answers whether the change happened: not when the status is none of `from` any more. While it is
   * unpaid and keeps its goods an order goes on being looked at, whatever staff set it to: its money
   * may still come, or it is given up.
   */
  async change(
    { orderId, from, to, by, note }: StatusChange,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    const { rows } = await transaction.raw<{ rows: { status: OrderStatus }[] }>(
      "select status from shop_order where id = ? and is_placed for update",
      [orderId],
    );
    const before = rows[0]?.status;
    if (!before || !from.includes(before)) return false;
    await transaction.raw(
      `update shop_order set status = ?, updated_at = now(), is_abandoned = false,
              next_check_at = case when ? in ('pending', 'paid', 'fulfilled') and ${KEEPS_UNPAID}
                then coalesce(next_check_at, now()) end,
              expires_at = case when ? = 'pending' and ${KEEPS_UNPAID}
                then greatest(expires_at, now() + make_interval(mins => ?)) else expires_at end,
              placed_from = case when ? = 'pending' then placed_from end
        where id = ?`,
      [to, to, to, SET_BACK_MINUTES, to, orderId],
    );
    await transaction.raw(
      `insert into shop_order_change (id, order_id, from_status, to_status, by, note)
       values (?, ?, ?, ?, ?, ?)`,
      [generateEntityId(undefined, "ochg"), orderId, before, to, by, note],
    );
    if (to === "cancelled" && NOT_STAFF.includes(by)) {
      await transaction.raw(
        `update shop_order set is_abandoned = true where id = ? ${NEVER_PAID} ${NOT_OF_STAFF}`,
        [orderId],
      );
    }
    return true;
  }

  /**
   * Keeps what was paid back of an order. `refund` is what the shop did not know of yet, of `cents` in
   * all; where that is kept already nothing is kept twice.
   */
  async keepRefund(
    id: string,
    { refund, cents }: { refund: RefundRow; cents: number },
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      `with kept as (
         select coalesce(sum((refund->>'amount')::int), 0)::int as cents
           from shop_order, jsonb_array_elements(refunds) refund where id = ?)
       update shop_order set refunds = refunds || jsonb_build_array(?::jsonb)
         from kept where id = ? and kept.cents + ? = ?`,
      [id, JSON.stringify(refund), id, refund.amount, cents],
    );
  }

  /** Keeps what came back of an order's refunds, or what became of that. */
  async keepCameBack(
    id: string,
    entry: CameBackEntry,
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      "update shop_order set came_back = came_back || jsonb_build_array(?::jsonb) where id = ?",
      [JSON.stringify(entry), id],
    );
  }

  /** Remembers a part that is paid back before it is tried, so that it is finished even after a crash. */
  async beginMoneyBack(
    id: string,
    { pending, shares }: { pending: PendingMoneyBack; shares: OrderShares },
  ): Promise<void> {
    await this.database.raw(
      "update shop_order set pending_money_back = ?, line_shares = coalesce(line_shares, ?) where id = ?",
      [JSON.stringify(pending), JSON.stringify(shares), id],
    );
  }

  async endMoneyBack(id: string, database: Knex = this.database): Promise<void> {
    await database.raw("update shop_order set pending_money_back = null where id = ?", [id]);
  }

  /** Keeps what staff made of an order; what lines come to is reckoned anew where they changed. */
  async keepEdit(
    id: string,
    { shipping, guest, paymentId, sale }: OrderEditToKeep,
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw(
      `update shop_order set shipping = ?, payment_id = coalesce(?, payment_id), updated_at = now()
        where id = ?`,
      [JSON.stringify(shipping), paymentId ?? null, id],
    );
    if (guest) {
      await transaction.raw(
        `with given as (
           update shop_order set user_id = ?, email = ? where id = ? returning user_id, payment_id)
         update shop_payment set user_id = given.user_id
           from given where shop_payment.id = given.payment_id or shop_payment.for_order = ?`,
        [guest.user_id, guest.email, id, id],
      );
    }
    if (!sale) return;
    const { items, totals, amountCents, earlier, moneyBack } = sale;
    await transaction.raw(
      `update shop_order
          set items = ?, totals = ?, amount_cents = ?, line_shares = null,
              earlier_totals = earlier_totals || ?::jsonb,
              pending_money_back = coalesce(?::jsonb, pending_money_back)
        where id = ?`,
      [
        ...[JSON.stringify(items), JSON.stringify(totals), amountCents],
        JSON.stringify(earlier ? [earlier] : []),
        ...[moneyBack ? JSON.stringify(moneyBack) : null, id],
      ] as Knex.RawBinding[],
    );
  }

  /** Keeps the returns of an order, as they are from now on. */
  async keepReturns(
    id: string,
    returns: readonly ReturnRow[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction.raw("update shop_order set returns = ? where id = ?", [
      JSON.stringify(returns),
      id,
    ]);
  }

  /** Keeps what is so of its money and goods; how it was paid is said once. */
  async keepStanding(
    id: string,
    { receivedCents, goods, means }: Partial<OrderStanding>,
    database: Knex = this.database,
  ): Promise<void> {
    await database.raw(
      `update shop_order
          set received_cents = coalesce(?, received_cents), goods = coalesce(?, goods),
              paid_means = coalesce(paid_means, ?)
        where id = ?`,
      [receivedCents ?? null, goods ?? null, means ?? null, id],
    );
  }

  /** Remembers a change of status before it is tried, so that it is finished even after a crash. */
  async beginStatusChange(
    id: string,
    { status, by, means }: Pick<AwaitedStatus, "status" | "by" | "means">,
  ): Promise<void> {
    await this.database.raw(
      `update shop_order set pending_status = ?, pending_status_by = ?, pending_status_at = now(),
              pending_means = ?, pending_until = null, pending_agreed = null
        where id = ?`,
      [status, by, means ?? null, id],
    );
  }

  /** Remembers a status that is to be set after so many seconds, if nobody undoes it. */
  async awaitStatusChange(
    id: string,
    { status, by, means, agreed, seconds }: AwaitedStatus,
  ): Promise<void> {
    await this.database.raw(
      `update shop_order set pending_status = ?, pending_status_by = ?, pending_status_at = now(),
              pending_means = ?, pending_until = now() + make_interval(secs => ?), pending_agreed = ?
        where id = ?`,
      [
        status,
        by,
        means ?? null,
        seconds,
        agreed ? JSON.stringify(agreed) : null,
        id,
      ] as Knex.RawBinding[],
    );
  }

  async endStatusChange(id: string, database: Knex = this.database): Promise<void> {
    await database.raw(
      `update shop_order set pending_status = null, pending_status_by = null,
              pending_status_at = null, pending_means = null, pending_until = null, pending_agreed = null
        where id = ?`,
      [id],
    );
  }

  /** Plans the next look at the payment. */
  async planNextCheck(id: string, seconds: number): Promise<void> {
    await this.database.raw(
      `update shop_order set next_check_at = now() + make_interval(secs => ?)
        where id = ? and next_check_at is not null`,
      [seconds, id],
    );
  }

  /** Nothing of the payment is awaited any more. */
  async endChecks(id: string): Promise<void> {
    await this.database.raw("update shop_order set next_check_at = null where id = ?", [id]);
  }

  /** Lets go of the payment, which another order takes over. */
  async releasePayment(id: string): Promise<void> {
    await this.database.raw(
      "update shop_order set payment_id = null, next_check_at = null where id = ?",
      [id],
    );
  }

  /**
   * Takes the person out of at most `limit` orders whose last change was before: lines, sums, status
   * and province stay. With `isNeverPaid` only of those that were cancelled without any payment.
   * Orders that something is still to happen with are left alone. Answers their ids.
   */
  async forgetPeople(
    { before, limit, isNeverPaid }: { before: Date; limit: number; isNeverPaid: boolean },
    transaction: Knex.Transaction,
  ): Promise<string[]> {
    const { rows } = await transaction.raw<{ rows: { id: string; payment_id: string | null }[] }>(
      `select id, payment_id from shop_order
        where email <> ? and status <> 'pending' and pending_status is null and pending_money_back is null
          and not exists (select from shop_payment
            where for_order = shop_order.id and state in ('open', 'paid'))
          and created_at < ?
          and not exists (select 1 from shop_order_change
            where order_id = shop_order.id and created_at >= ?)
          ${isNeverPaid ? NEVER_PAID : ""}
        order by created_at limit ? for update skip locked`,
      [REMOVED_PERSON, before, before, limit],
    );
    const ids = rows.map(({ id }) => id);
    for (const [sql, values] of [
      [
        `update shop_order
            set email = ?, user_id = '', payment_id = null, placed_from = null, fingerprint = '',
                next_check_at = null, updated_at = now(), totals = totals - 'writtenOrder',
                returns = coalesce((select jsonb_agg(each || '{"note": "", "answer": "", "by": "staff"}')
                  from jsonb_array_elements(returns) each), '[]'),
                shipping = jsonb_build_object('name', ?::text, 'email', '', 'phone', '',
                  'address', '', 'city', '', 'region', shipping->'region', 'postal', '')
          where id = any(?)`,
        [REMOVED_PERSON, REMOVED_PERSON, ids],
      ],
      [
        `update shop_order_change set by = 'staff'
          where order_id = any(?) and by not in ('shop', 'customer', 'staff')`,
        [ids],
      ],
      [
        // What staff wrote to somebody stands below what was done.
        `update shop_order_change set note = split_part(note, E'\\n', 1)
          where order_id = any(?) and note like E'%\\n%'`,
        [ids],
      ],
      [
        "delete from shop_payment where id = any(?) or for_order = any(?)",
        [rows.map((row) => row.payment_id), ids],
      ],
      ["delete from shop_pay_link where order_id = any(?)", [ids]],
    ] as const) {
      await transaction.raw(sql, values as unknown as Knex.RawBinding[]);
    }
    return ids;
  }

  /** Orders of these accounts name them no longer; where they went stays, for the books. */
  async unlink(userIds: readonly string[], transaction: Knex.Transaction): Promise<void> {
    for (const table of ["shop_order", "shop_payment"]) {
      await transaction.raw(`update ${table} set user_id = '' where user_id = any(?)`, [
        userIds,
      ] as unknown as Knex.RawBinding[]);
    }
  }

  /**
   * Orders of a guest, and what was begun for them, belong to an account from now on; those that wait
   * for their payment stay with the browser that is about to pay. Answers the orders' ids.
   */
  async claim(guestId: string, userId: string, transaction: Knex.Transaction): Promise<string[]> {
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `update shop_order set user_id = ?, updated_at = now()
        where user_id = ? and is_placed and status <> 'pending' returning id`,
      [userId, guestId],
    );
    await transaction.raw(
      `update shop_payment set user_id = ? where user_id = ? and state <> 'open'`,
      [userId, guestId],
    );
    return rows.map(({ id }) => id);
  }

  private async rows(sql: string, values: unknown[]): Promise<ShopOrderRow[]> {
    const { rows } = await this.database.raw<{ rows: ShopOrderRow[] }>(
      sql,
      values as Knex.RawBinding[],
    );
    return rows;
  }
}
