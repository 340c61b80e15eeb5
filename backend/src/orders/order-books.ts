import type { OrderRefund, OrderTotals, TaxTotal } from "@eldercare/contracts";
import type { EarlierTotals, ShopOrderRow } from "../modules/shop-order/order-row";
import { totalsOf } from "./order-totals";
import { refundsOf } from "./refunds";

/** An order that was sold, and when. */
export type SoldOrder = Pick<
  ShopOrderRow,
  | "number"
  | "status"
  | "shipping"
  | "totals"
  | "amount_cents"
  | "refunds"
  | "items"
  | "paid_means"
  | "earlier_totals"
> & { sold_at: Date };

/**
 * A sale, by how much staff changed it once it was paid, or what was paid back of it; in cents, of a
 * refund less than nothing.
 */
export interface BookEntry {
  at: Date;
  kind: "Sale" | "Change" | "Refund";
  order: SoldOrder;
  subtotal: number;
  discount: number;
  delivery: number;
  taxes: OrderTotals["taxes"];
  taxTotal: number;
  total: number;
}

/**
 * The entries of orders for whoever keeps the books, oldest first. In each, `subtotal - discount +
 * delivery`, and `taxTotal` unless prices include it, is `total`; an order that was paid back wholly
 * comes to nothing in every column.
 */
export function bookEntries(orders: readonly SoldOrder[]): BookEntry[] {
  return orders
    .flatMap((order): BookEntry[] => [
      saleEntry(order),
      ...order.earlier_totals.map((change, index) => changeEntry(order, change, index)),
      // What goes back of a change is in the entry of the change.
      ...refundsOf({ ...order, refunds: order.refunds.filter(({ ofChange }) => !ofChange) }).map(
        (refund) => refundEntry(order, refund),
      ),
    ])
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** What it came to when it was paid, whatever staff changed since. */
function saleEntry(order: SoldOrder): BookEntry {
  const totals = order.earlier_totals[0]?.totals ?? totalsOf(order);
  return { at: order.sold_at, kind: "Sale", order: { ...order, totals }, ...totals };
}

/** By how much each sum is another after a change; taxes that fall away are less than nothing. */
function changeEntry(
  order: SoldOrder,
  { at, totals: before, means, byCard }: EarlierTotals,
  index: number,
): BookEntry {
  const after = order.earlier_totals[index + 1]?.totals ?? totalsOf(order);
  const isOf = (one: TaxTotal, other: TaxTotal) =>
    one.name === other.name && one.rate === other.rate;
  const amountIn = (taxes: readonly TaxTotal[], tax: TaxTotal) =>
    taxes.filter((each) => isOf(each, tax)).reduce((sum, { amount }) => sum + amount, 0);
  const gone = before.taxes.filter((tax) => !after.taxes.some((each) => isOf(each, tax)));
  return {
    at: new Date(at),
    kind: "Change",
    order: { ...order, totals: after, paid_means: byCard ? null : (means ?? order.paid_means) },
    subtotal: after.subtotal - before.subtotal,
    discount: after.discount - before.discount,
    delivery: after.delivery - before.delivery,
    taxes: [...after.taxes, ...gone].map((tax) => ({
      ...tax,
      amount: amountIn(after.taxes, tax) - amountIn(before.taxes, tax),
    })),
    taxTotal: after.taxTotal - before.taxTotal,
    total: after.total - before.total,
  };
}

function refundEntry(order: SoldOrder, { at, amount, ...parts }: OrderRefund): BookEntry {
  return {
    at: new Date(at),
    kind: "Refund",
    order,
    // Never -0, which would be written so.
    subtotal: 0 - parts.subtotal,
    discount: 0 - parts.discount,
    delivery: 0 - parts.delivery,
    taxes: parts.taxes.map((tax) => ({ ...tax, amount: 0 - tax.amount })),
    taxTotal: 0 - parts.taxTotal,
    total: 0 - amount,
  };
}
