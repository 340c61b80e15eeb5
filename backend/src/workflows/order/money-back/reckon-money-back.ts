import type { MoneyBackChoice, RefundParts, TaxTotal } from "@eldercare/contracts";
import type { LineShare, OrderShares, ShopOrderRow } from "../../../modules/shop-order/order-row";
import { totalsOf } from "../../../orders/order-totals";
import { leftOf, owedBackOf, partsOf, share } from "../../../orders/refunds";
import { piecesOf } from "../../../orders/returns";

export type ReckonedOrder = Pick<
  ShopOrderRow,
  "totals" | "amount_cents" | "refunds" | "items" | "earlier_totals" | "received_cents"
>;
export type ChosenParts = Pick<MoneyBackChoice, "lines" | "delivery" | "amount">;

/** What goes back, in cents, with what it holds of the order's totals. */
export interface Reckoned {
  cents: number;
  parts: RefundParts;
  /** In cents: what was chosen came to more than is left. */
  wantedCents: number;
}

/** Why something cannot be paid back. */
export type NotReckoned = { because: "too-many" | "delivery-gone" | "too-much" | "nothing" };

const NO_SHARE: LineShare = { amount: 0, discount: 0, includesTax: true, taxes: [] };

/**
 * What a choice of staff comes to: of pieces their share of the line's price, discount and each of its
 * taxes, of the delivery all of it, and never more than `heldCents`, what the shop has of the money.
 * Shares of pieces are those of the sums, so that all pieces of a line together are the line to the
 * cent. Where an amount that was paid back before holds a part of these taxes, what is left is
 * divided as the whole is.
 */
export function reckonMoneyBack(
  order: ReckonedOrder,
  { shares, heldCents }: { shares: OrderShares; heldCents: number },
  { lines, delivery, amount }: ChosenParts,
): Reckoned | NotReckoned {
  const left = leftOf(order);
  const owedCents = owedBackOf(order);
  const mostCents = Math.min(heldCents, left.total);
  if (amount !== undefined) {
    if (amount > Math.min(heldCents, left.total + owedCents)) return { because: "too-much" };
    return { cents: amount, parts: partsOf(order, amount), wantedCents: amount };
  }
  const sums = new Map<number, number>();
  for (const { line, qty } of lines) sums.set(line, (sums.get(line) ?? 0) + qty);
  for (const [line, qty] of sums) if (qty > piecesLeft(order, line)) return { because: "too-many" };
  if (delivery && isDeliveryBack(order)) return { because: "delivery-gone" };
  const chosen = [...sums].map(([line, qty]) => {
    const whole = shares.lines[line] ?? NO_SHARE;
    return shareOfPieces(whole, {
      from: piecesBack(order, line),
      pieces: qty,
      of: order.items[line]?.qty ?? 0,
    });
  });
  const exact = partsOfShares(order, chosen, delivery ? shares.delivery : NO_SHARE);
  const wantedCents = [...chosen, ...(delivery ? [shares.delivery] : [])].reduce(
    (sum, each) => sum + centsOfShare(each),
    0,
  );
  const cents = Math.min(wantedCents, mostCents);
  if (cents <= 0) return { because: "nothing" };
  const isExact = cents === wantedCents && cents < left.total && isWithin(exact, left);
  return { cents, parts: isExact ? exact : partsOf(order, cents), wantedCents };
}

/** Pieces of a line that were paid back so far. */
export function piecesBack({ refunds }: Pick<ReckonedOrder, "refunds">, line: number): number {
  return piecesOf(
    refunds.flatMap(({ chosen }) => chosen?.lines ?? []),
    line,
  );
}

/** Pieces of a line that were not paid back. */
export const piecesLeft = (order: ReckonedOrder, line: number): number =>
  (order.items[line]?.qty ?? 0) - piecesBack(order, line);

/** Whether the delivery was paid back. */
export const isDeliveryBack = ({ refunds }: Pick<ReckonedOrder, "refunds">): boolean =>
  refunds.some(({ chosen }) => chosen?.delivery);

/** What is paid for a share, in cents. */
export const centsOfShare = ({ amount, discount, includesTax, taxes }: LineShare): number =>
  amount - discount + (includesTax ? 0 : sumOf(taxes));

/** The share of some pieces of a line, those before them being taken off already. */
export function shareOfPieces(
  whole: LineShare,
  { from, pieces, of }: { from: number; pieces: number; of: number },
): LineShare {
  const part = (cents: number) => share(cents, from + pieces, of) - share(cents, from, of);
  return {
    amount: part(whole.amount),
    discount: part(whole.discount),
    includesTax: whole.includesTax,
    taxes: whole.taxes.map((tax) => ({ ...tax, amount: part(tax.amount) })),
  };
}

function partsOfShares(
  order: ReckonedOrder,
  goods: readonly LineShare[],
  delivery: LineShare,
): RefundParts {
  const all = [...goods, delivery];
  const taxes = totalsOf(order).taxes.map((tax) => ({
    ...tax,
    amount: sumOf(all.flatMap((each) => each.taxes.filter((one) => isSame(one, tax)))),
  }));
  return {
    subtotal: sumOf(goods),
    discount: all.reduce((sum, { discount }) => sum + discount, 0),
    delivery: delivery.amount,
    taxes,
    taxTotal: sumOf(taxes),
  };
}

/** Whether no part is more than is left of it. */
function isWithin(parts: RefundParts, left: RefundParts): boolean {
  return (
    parts.subtotal <= left.subtotal &&
    parts.discount <= left.discount &&
    parts.delivery <= left.delivery &&
    parts.taxes.every(({ amount }, index) => amount <= (left.taxes[index]?.amount ?? 0))
  );
}

const isSame = (one: TaxTotal, other: TaxTotal): boolean =>
  one.name === other.name && one.rate === other.rate;

const sumOf = (parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
