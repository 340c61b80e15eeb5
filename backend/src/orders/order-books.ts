import type { OrderRefund, OrderTotals } from "@eldercare/contracts";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { totalsOf } from "./order-totals";
import { refundsOf } from "./refunds";

/** An order that was sold, and when. */
export type SoldOrder = Pick<
  ShopOrderRow,
  "number" | "status" | "shipping" | "totals" | "amount_cents" | "refunds" | "items" | "paid_means"
> & { sold_at: Date };

/** A sale, or what was paid back of one; in cents, of a refund less than nothing. */
export interface BookEntry {
  at: Date;
  kind: "Sale" | "Refund";
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
      { at: order.sold_at, kind: "Sale", order, ...totalsOf(order) },
      ...refundsOf(order).map((refund) => refundEntry(order, refund)),
    ])
    .sort((one, other) => one.at.getTime() - other.at.getTime());
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
