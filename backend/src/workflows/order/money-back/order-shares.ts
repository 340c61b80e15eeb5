import type { OrderTotals } from "@eldercare/contracts";
import type { AgreedItem, LineShare, OrderShares } from "../../../modules/shop-order/order-row";
import { composeTotals, type TotalledLine, taxesOfLine } from "../total/compose-totals";
import { roundShares } from "../total/round-shares";

/** A line of Medusa's order as it was priced. */
export interface PricedLine extends TotalledLine {
  id: string;
  /** Null for what is no product. */
  variantId: string | null;
  name: string;
  qty: number;
}

/**
 * What each line of an order comes to, to the cent. Exact where what Medusa has of the lines is what
 * was agreed to; else, as after a change in Medusa Admin, the order's discount and taxes are divided
 * among the lines by what they cost.
 */
export function orderShares(
  items: readonly AgreedItem[],
  totals: OrderTotals,
  inMedusa: { lines: readonly PricedLine[]; delivery: TotalledLine | undefined },
): OrderShares {
  const matched = matchLines(items, inMedusa.lines);
  const goods = matched.flatMap((line) => line ?? []);
  const isAll = goods.length === items.length && goods.length === inMedusa.lines.length;
  const isAgreed =
    isAll &&
    isSame(composeTotals(goods, inMedusa.delivery), totals) &&
    items.every(({ qty }, index) => goods[index]?.qty === qty);
  const { lines, delivery } = isAgreed
    ? { lines: goods.map(shareOf), delivery: shareOf(inMedusa.delivery ?? NO_DELIVERY) }
    : dividedShares(items, totals);
  const withIds = lines.map((line, at) => ({ ...line, lineId: matched[at]?.id ?? null }));
  return { lines: withIds, delivery };
}

/** The line of Medusa's order for each item; undefined where there is none (any more). */
function matchLines(
  items: readonly AgreedItem[],
  lines: readonly PricedLine[],
): (PricedLine | undefined)[] {
  const open = [...lines];
  return items.map(({ variantId, name }) => {
    const index = open.findIndex((line) =>
      variantId ? line.variantId === variantId : !line.variantId && line.name === name,
    );
    return index < 0 ? undefined : open.splice(index, 1)[0];
  });
}

const NO_DELIVERY: TotalledLine = { amount: 0, discount: 0, includesTax: true, taxes: [] };

const shareOf = (line: TotalledLine): LineShare => ({
  amount: line.amount,
  discount: line.discount,
  includesTax: line.includesTax,
  taxes: taxesOfLine(line),
});

function isSame(composed: ReturnType<typeof composeTotals>, totals: OrderTotals): boolean {
  const { subtotal, discount, delivery, taxTotal, total } = composed;
  return (
    subtotal === totals.subtotal &&
    discount === totals.discount &&
    delivery === totals.delivery &&
    taxTotal === totals.taxTotal &&
    total === totals.total &&
    totals.taxes.every(({ name, rate, amount }) =>
      composed.taxes.some((tax) => tax.name === name && tax.rate === rate && tax.amount === amount),
    )
  );
}

/** Discount and taxes by what goods and delivery cost. */
function dividedShares(
  items: readonly AgreedItem[],
  totals: OrderTotals,
): { lines: LineShare[]; delivery: LineShare } {
  const prices = items.map(({ qty, unitPriceCAD }) => qty * unitPriceCAD);
  const amounts = divide(totals.subtotal, prices);
  const ofGoods = Math.min(totals.discount, totals.subtotal);
  const discounts = [...divide(ofGoods, amounts), totals.discount - ofGoods];
  const paid = [...amounts, totals.delivery].map((amount, at) => amount - (discounts[at] ?? 0));
  const taxes = totals.taxes.map(({ name, rate, amount }) => ({
    name,
    rate,
    amounts: divide(amount, paid),
  }));
  const shareAt = (amount: number, at: number): LineShare => ({
    amount,
    discount: discounts[at] ?? 0,
    includesTax: totals.pricesIncludeTax,
    taxes: taxes.map(({ name, rate, amounts: each }) => ({ name, rate, amount: each[at] ?? 0 })),
  });
  return {
    lines: amounts.map(shareAt),
    delivery: shareAt(totals.delivery, amounts.length),
  };
}

/** Cents divided in the proportion of others; what has nothing to divide by goes to the first. */
function divide(cents: number, by: readonly number[]): number[] {
  const whole = by.reduce((sum, each) => sum + each, 0);
  if (whole <= 0) return by.map((_, at) => (at === 0 ? cents : 0));
  return roundShares(by.map((each) => (cents * each) / whole));
}
