import type { OrderRefund, OrderTotals } from "@eldercare/contracts";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { totalsOf } from "./order-totals";

/** What an order paid back, each time with what that holds of its totals; oldest first. */
export function refundsOf(
  order: Pick<ShopOrderRow, "totals" | "amount_cents" | "refunds">,
): OrderRefund[] {
  const totals = totalsOf(order);
  let before = 0;
  return order.refunds.map(({ at, amount }) => {
    const refund = { at, ...splitRefund(totals, before, amount) };
    before += amount;
    return refund;
  });
}

/** In cents: what was paid back of an order so far. */
export function paidBackOf({ refunds }: Pick<ShopOrderRow, "refunds">): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * What so many cents hold of an order's totals, `before` of which went back earlier: the same share
 * of goods, discount, delivery and each tax. Shares are those of the sums, so that all refunds of an
 * order together hold exactly its totals; within one, goods are what the others leave.
 */
export function splitRefund(
  totals: OrderTotals,
  before: number,
  amount: number,
): Omit<OrderRefund, "at"> {
  const shareOf = (cents: number) =>
    share(cents, before + amount, totals.total) - share(cents, before, totals.total);
  const discount = shareOf(totals.discount);
  const delivery = shareOf(totals.delivery);
  const taxes = totals.taxes.map((tax) => ({ ...tax, amount: shareOf(tax.amount) }));
  const taxTotal = taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const onTop = totals.pricesIncludeTax ? 0 : taxTotal;
  const subtotal = amount + discount - delivery - onTop;
  return { subtotal, discount, delivery, taxes, taxTotal, amount };
}

/** Rounded, half a cent up; exact for the largest orders. */
function share(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const dividend = BigInt(cents) * BigInt(Math.min(part, whole));
  return Number((2n * dividend + BigInt(whole)) / (2n * BigInt(whole)));
}
