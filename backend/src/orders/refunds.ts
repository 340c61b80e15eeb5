import {
  formatCents,
  MONEY_BACK_REASONS,
  type OrderRefund,
  type OrderTotals,
  type RefundParts,
  wholeNameOf,
} from "@eldercare/contracts";
import type { ChosenRefund, RefundRow, ShopOrderRow } from "../modules/shop-order/order-row";
import { totalsOf } from "./order-totals";

/** A part that staff paid back, and what of the totals it holds. */
export type ChosenPart = Required<Pick<RefundRow, "parts" | "chosen">>;

type RefundedOrder = Pick<ShopOrderRow, "totals" | "amount_cents" | "refunds">;

/** What an order paid back, each time with what that holds of its totals; oldest first. */
export function refundsOf(
  order: RefundedOrder & Pick<ShopOrderRow, "items" | "earlier_totals">,
): OrderRefund[] {
  return withParts(order).map(({ at, amount, parts, chosen, ofChange }) => {
    const refund = { at, amount, ...parts };
    if (ofChange) return { ...refund, forWhat: [cameToBefore(order, at)] };
    return {
      ...refund,
      ...(chosen && { reason: MONEY_BACK_REASONS[chosen.reason] }),
      ...(chosen && namedParts(forWhat(order, chosen))),
    };
  });
}

function cameToBefore(
  { earlier_totals: earlier }: Pick<ShopOrderRow, "earlier_totals">,
  at: string,
) {
  const before = earlier.filter((change) => change.at <= at).at(-1);
  return before
    ? `the order came to ${formatCents(before.totals.total)} before it was changed`
    : "the order was changed";
}

/**
 * In cents: what was paid beyond what an order comes to since staff changed it, and has not gone back
 * yet. Whatever goes back of it, and by whom, is this first.
 */
export function owedBackOf({
  earlier_totals: earlier,
  received_cents: received,
  amount_cents: amount,
  refunds,
}: Pick<ShopOrderRow, "earlier_totals" | "received_cents" | "amount_cents" | "refunds">): number {
  if (earlier.length === 0) return 0;
  return Math.max(0, received - sumOf(refunds.filter(({ ofChange }) => ofChange)) - amount);
}

/** In cents: what was paid back of what an order comes to, without what was paid beyond that. */
export const ownPaidBackOf = ({ refunds }: Pick<ShopOrderRow, "refunds">): number =>
  sumOf(refunds.filter(({ ofChange }) => !ofChange));

/** What a change's refund holds of the totals that the order has since. */
const NO_PARTS: RefundParts = { subtotal: 0, discount: 0, delivery: 0, taxes: [], taxTotal: 0 };

/** In cents: what was paid back of an order so far. */
export function paidBackOf({ refunds }: Pick<ShopOrderRow, "refunds">): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether nothing that was paid for an order is with the shop any more, or nothing ever was. */
export const isAllBack = (order: Pick<ShopOrderRow, "refunds" | "received_cents">): boolean =>
  paidBackOf(order) >= order.received_cents;

/** What is left of an order's totals once all that went back is taken off; `total` in cents. */
export function leftOf(order: RefundedOrder): RefundParts & { total: number } {
  const totals = totalsOf(order);
  const back = withParts(order);
  const less = (whole: number, of: (refund: (typeof back)[number]) => number) =>
    back.reduce((sum, refund) => sum - of(refund), whole);
  const taxes = totals.taxes.map((tax, index) => ({
    ...tax,
    amount: less(tax.amount, ({ parts }) => parts.taxes[index]?.amount ?? 0),
  }));
  return {
    subtotal: less(totals.subtotal, ({ parts }) => parts.subtotal),
    discount: less(totals.discount, ({ parts }) => parts.discount),
    delivery: less(totals.delivery, ({ parts }) => parts.delivery),
    taxes,
    taxTotal: less(totals.taxTotal, ({ parts }) => parts.taxTotal),
    total: less(totals.total, ({ amount, ofChange }) => (ofChange ? 0 : amount)),
  };
}

/**
 * What so many cents hold of what is left of an order: the same share of goods, discount, delivery
 * and each tax. All that is left holds exactly that, and no share is more than is left of it.
 */
export function partsOf(order: RefundedOrder, cents: number): RefundParts {
  const left = leftOf(order);
  const shareOf = (part: number) => share(part, cents, left.total);
  const discount = shareOf(left.discount);
  const delivery = shareOf(left.delivery);
  const taxes = left.taxes.map((tax) => ({ ...tax, amount: shareOf(tax.amount) }));
  const taxTotal = sumOf(taxes);
  const onTop = totalsOf(order).pricesIncludeTax ? 0 : taxTotal;
  const subtotal = cents + discount - delivery - onTop;
  // More than is left only goes back of orders whose sums are other ones in Medusa.
  if (cents > left.total || (subtotal >= 0 && subtotal <= left.subtotal)) {
    return { subtotal, discount, delivery, taxes, taxTotal };
  }
  return roundedTogether(order, cents);
}

/**
 * The same where each share rounded by itself leaves too much or too little for the goods: the sums of
 * the shares are rounded, one after the other, so that none is less than nothing or more than is left.
 */
function roundedTogether(order: RefundedOrder, cents: number): RefundParts {
  const left = leftOf(order);
  const { pricesIncludeTax } = totalsOf(order);
  let before = 0;
  const next = (part: number) => {
    const from = share(before, cents, left.total);
    before += part;
    return share(before, cents, left.total) - from;
  };
  const goods = next(left.subtotal - left.discount);
  const delivery = next(left.delivery);
  const taxes = left.taxes.map((tax) => ({
    ...tax,
    amount: pricesIncludeTax ? share(tax.amount, cents, left.total) : next(tax.amount),
  }));
  const discount = share(left.discount, cents, left.total);
  return { subtotal: goods + discount, discount, delivery, taxes, taxTotal: sumOf(taxes) };
}

type WithParts = RefundRow & { parts: RefundParts };

function withParts(order: RefundedOrder): WithParts[] {
  const totals = totalsOf(order);
  let before = 0;
  return order.refunds.map((refund) => {
    if (refund.ofChange) return { ...refund, parts: NO_PARTS };
    const parts = refund.parts ?? partsOfBefore(totals, before, refund.amount);
    before += refund.amount;
    return { ...refund, parts };
  });
}

/**
 * Of refunds whose parts were not kept, as the books have had them: shares of the sums, so that all
 * of them together hold exactly the totals; within one, goods are what the others leave.
 */
function partsOfBefore(totals: OrderTotals, before: number, amount: number): RefundParts {
  const shareOf = (cents: number) =>
    share(cents, before + amount, totals.total) - share(cents, before, totals.total);
  const discount = shareOf(totals.discount);
  const delivery = shareOf(totals.delivery);
  const taxes = totals.taxes.map((tax) => ({ ...tax, amount: shareOf(tax.amount) }));
  const taxTotal = sumOf(taxes);
  const onTop = totals.pricesIncludeTax ? 0 : taxTotal;
  return { subtotal: amount + discount - delivery - onTop, discount, delivery, taxes, taxTotal };
}

/** What staff paid a part back for, in words; nothing where it was an amount of their own. */
export function forWhat(
  { items }: Pick<ShopOrderRow, "items">,
  { lines, delivery }: Pick<ChosenRefund, "lines" | "delivery">,
): string[] {
  const pieces = lines.flatMap(({ line, qty }) => {
    const item = items[line];
    return item ? [`${qty} × ${wholeNameOf(item)}`] : [];
  });
  return [...pieces, ...(delivery ? ["Delivery"] : [])];
}

const namedParts = (words: string[]) => (words.length > 0 ? { forWhat: words } : {});

/** A share of a whole, half a cent up; exact for the largest orders. */
export function share(cents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const doubled = 2n * BigInt(cents) * BigInt(Math.min(part, whole)) + BigInt(whole);
  const divisor = 2n * BigInt(whole);
  // Division of whole numbers rounds towards nothing.
  return Number(doubled / divisor - (doubled < 0n && doubled % divisor !== 0n ? 1n : 0n));
}

const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
