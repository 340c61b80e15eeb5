import type { World } from "./world.ts";

/** What must not be, and how often it is. */
export interface Findings {
  /** Money at Stripe without an order that gives something for it. */
  lostPayments: number;
  /** Orders that are paid although Stripe has no money for them. */
  unpaidOrders: number;
  /** Orders whose payment was captured, or whose buyer was thanked, more than once. */
  doubled: number;
  /** Amounts of shop, lines, Medusa and Stripe that are not one. */
  wrongAmounts: number;
  /** Refunds that Stripe or Medusa lacks, or has too much of. */
  wrongRefunds: number;
  /** Pieces sold beyond the stock. */
  oversold: number;
  /** Products whose stock and reservations are not what the orders say. */
  wrongStock: number;
  /** Paid orders without a mail, or mails that were not sent. */
  lostMails: number;
  /** Orders and payments that nobody dealt with. */
  leftOpen: number;
}

interface OrderRow {
  id: string;
  status: string;
  amount_cents: number;
  items: { productId: string; qty: number; unitPriceCAD: number }[];
  payment_id: string | null;
  /** What it came to before staff changed it, and how much of that went back or was paid by cash. */
  earlier_totals: { totals: { total: number }; means?: string; byCard?: true }[];
  refunds: { amount: number; ofChange?: true }[];
  goods: string;
  was_paid: boolean;
  captures: number;
  captured_cents: number;
  refunded_cents: number;
  mails: number;
}

interface PaymentRow {
  id: string;
  stripe_id: string;
  state: string;
  order_id: string | null;
  /** Of what a change made its order dearer. */
  for_order: string | null;
  amount_cents: number;
}

const ORDERS = `
  select shop_order.*,
    exists (select 1 from shop_order_change c where c.order_id = shop_order.id and to_status = 'paid')
      as was_paid,
    (select count(*)::int from outgoing_mail where key = 'order-paid:' || shop_order.id
       and status = 'sent') as mails,
    coalesce(money.captures, 0)::int as captures,
    coalesce(money.captured, 0)::int as captured_cents,
    coalesce(money.refunded, 0)::int as refunded_cents
  from shop_order
  left join lateral (
    select sum((select count(*) from capture where payment_id = payment.id)) as captures,
           round(100 * sum((select coalesce(sum(amount), 0) from capture
                             where payment_id = payment.id and deleted_at is null))) as captured,
           round(100 * sum((select coalesce(sum(amount), 0) from refund
                             where payment_id = payment.id and deleted_at is null))) as refunded
      from order_payment_collection link
      join payment on payment.payment_collection_id = link.payment_collection_id
     where link.order_id = shop_order.id and link.deleted_at is null) money on true
  where user_id = any($1)`;

const PAYMENTS = `
  select shop_payment.id, stripe_id, state, shop_order.id as order_id, for_order,
         shop_payment.amount_cents
    from shop_payment left join shop_order on shop_order.payment_id = shop_payment.id
   where shop_payment.user_id = any($1)`;

/** Compares shop, Medusa, Stripe, stock and mails of a run. */
export async function reconcile(world: World): Promise<{ findings: Findings; paid: number }> {
  const { database, userIds } = world;
  const orders: OrderRow[] = (await database.query(ORDERS, [userIds])).rows.map(asItIs);
  const payments: PaymentRow[] = (await database.query(PAYMENTS, [userIds])).rows;
  const byId = new Map(orders.map((order) => [order.id, order]));
  const findings: Findings = {
    lostPayments: 0,
    unpaidOrders: 0,
    doubled: 0,
    wrongAmounts: 0,
    wrongRefunds: 0,
    oversold: 0,
    wrongStock: 0,
    lostMails: 0,
    leftOpen: 0,
  };
  const note = (kind: keyof Findings, what: object) => {
    findings[kind] += 1;
    console.log(`  ${kind}: ${JSON.stringify(what)}`);
  };

  for (const payment of payments) {
    const order = payment.order_id ? byId.get(payment.order_id) : undefined;
    const intent = await intentAtStripe(world, payment.stripe_id);
    if (payment.for_order) {
      // The change was made by it, or it went back, or nobody can pay it any more.
      const owned = payment.state === "taken" ? payment.amount_cents : 0;
      if (intent.amount_received - intent.refunded !== owned)
        note("wrongAmounts", { payment, intent });
      if (payment.state === "open" || payment.state === "paid") note("leftOpen", payment);
      continue;
    }
    const { charged, owed } = order ? chargedAndOwed(order) : { charged: 0, owed: 0 };
    const kept = intent.amount_received - intent.refunded;
    const isDelivered = order?.status === "paid" || order?.status === "fulfilled";
    if (kept > 0 && !isDelivered) note("lostPayments", { payment, status: order?.status, intent });
    if (isDelivered && kept !== Math.min(charged, order.amount_cents))
      note("unpaidOrders", { order: order.id, kept });
    if (order?.was_paid && intent.amount_received !== charged)
      note("wrongAmounts", { order: order.id, intent });
    if (owed > 0) note("wrongRefunds", { order: order?.id, owed });
    if (order?.was_paid && order.refunded_cents !== intent.refunded)
      note("wrongRefunds", { order: order.id, medusa: order.refunded_cents, intent });
    if (payment.state === "open" || payment.state === "paid") note("leftOpen", payment);
  }
  for (const order of orders) {
    const sum = order.items.reduce((total, { qty, unitPriceCAD }) => total + qty * unitPriceCAD, 0);
    if (sum !== order.amount_cents) note("wrongAmounts", { order: order.id, sum });
    const { received, captures } = chargedAndOwed(order);
    if (order.was_paid && order.captured_cents !== received)
      note("wrongAmounts", { order: order.id, captured: order.captured_cents });
    if (order.earlier_totals.length > 1) note("doubled", { order: order.id, changes: 2 });
    if (order.captures > captures || order.mails > 1)
      note("doubled", { order: order.id, captures: order.captures, mails: order.mails });
    if (order.was_paid && order.mails !== 1) note("lostMails", { order: order.id });
    if (order.status === "pending") note("leftOpen", { order: order.id });
  }
  await checkStock(world, orders, note);
  return { findings, paid: orders.filter((order) => order.was_paid).length };
}

/**
 * Staff of the benchmark call an order fulfilled whatever became of it. One that nobody paid and whose goods
 * are for sale again, as a newer order took its place, is that in its history alone ("Only noted"): what is
 * compared is that it was cancelled, so that neither money nor goods are missed.
 */
const asItIs = (order: OrderRow): OrderRow => {
  const isOnlyNoted = !order.was_paid && order.status === "fulfilled" && order.goods === "released";
  return isOnlyNoted ? { ...order, status: "cancelled" } : order;
};

/**
 * In cents, what a card was charged for an order, what was paid for it in all, and what of that should
 * have gone back since it was changed; and in how many payments it was paid.
 */
function chargedAndOwed({ earlier_totals: [earlier], amount_cents: amount, refunds }: OrderRow) {
  const charged = earlier?.totals.total ?? amount;
  const received = Math.max(charged, amount);
  const back = refunds
    .filter(({ ofChange }) => ofChange)
    .reduce((sum, { amount: cents }) => sum + cents, 0);
  return {
    charged,
    received,
    owed: received - amount - back,
    captures: earlier?.means || earlier?.byCard ? 2 : 1,
  };
}

async function checkStock(
  { database, products }: World,
  orders: readonly OrderRow[],
  note: (kind: keyof Findings, what: object) => void,
): Promise<void> {
  for (const { id, stocked, inventoryItemId } of products) {
    const { rows } = await database.query(
      `select stocked_quantity::int as stocked, reserved_quantity::int as reserved,
              (select coalesce(sum(quantity), 0)::int from reservation_item
                where inventory_item_id = $1 and deleted_at is null) as lines,
              -- Orders of earlier runs hold theirs still.
              (select coalesce(sum((item->>'qty')::int), 0)::int
                 from shop_order, jsonb_array_elements(items) item
                where item->>'productId' = $2 and status in ('pending', 'paid') and is_placed) as held
         from inventory_level where inventory_item_id = $1 and deleted_at is null`,
      [inventoryItemId, id],
    );
    const level = rows[0];
    const shipped = quantityOf(orders, id, ["fulfilled"]);
    const sold = shipped + quantityOf(orders, id, ["paid"]);
    if (level.reserved > level.stocked || sold > stocked) note("oversold", { id, sold, level });
    const isRight =
      level.stocked === stocked - shipped &&
      level.reserved === level.lines &&
      level.reserved === level.held;
    if (!isRight) note("wrongStock", { id, stocked, shipped, level });
  }
}

function quantityOf(orders: readonly OrderRow[], productId: string, statuses: string[]): number {
  return orders
    .filter(({ status }) => statuses.includes(status))
    .flatMap(({ items }) => items)
    .filter((item) => item.productId === productId)
    .reduce((sum, { qty }) => sum + qty, 0);
}

async function intentAtStripe({ simulatorUrl }: World, id: string) {
  const response = await fetch(`${simulatorUrl}/v1/payment_intents/${id}?expand[]=latest_charge`, {
    headers: { authorization: `Bearer ${process.env.STRIPE_API_KEY}` },
  });
  const intent = (await response.json()) as {
    status: string;
    amount_received?: number;
    latest_charge?: { amount_refunded: number } | null;
  };
  return {
    status: intent.status,
    amount_received: intent.amount_received ?? 0,
    refunded: intent.latest_charge?.amount_refunded ?? 0,
  };
}
