import { type CheckoutConflict, OUT_OF_STOCK, PRICES_CHANGED } from "@eldercare/contracts";
import { Refusal } from "../../../errors/refusal";
import type { AskedLine, PricedLine } from "./cart-lines";

const NEW_PRICES =
  "The price of something in your cart has changed. Please check the new total before you pay.";

/**
 * What stands against selling these lines: too little stock, or prices or a total (in cents) other
 * than the shop's. Undefined when all is well.
 */
export function findConflict(
  lines: readonly PricedLine[],
  asked: readonly AskedLine[],
  askedCents: number,
): CheckoutConflict | undefined {
  const short = lines.filter(({ qty, available }) => qty > available);
  if (short.length > 0) return conflict(OUT_OF_STOCK, short.map(shortage).join(" "), lines);
  const prices = new Map(lines.map(({ productId, unitPriceCAD }) => [productId, unitPriceCAD]));
  const isPriceWrong = asked.some(
    ({ productId, unitPriceCAD }) =>
      unitPriceCAD !== undefined && unitPriceCAD !== prices.get(productId),
  );
  return isPriceWrong || askedCents !== totalOf(lines)
    ? conflict(PRICES_CHANGED, NEW_PRICES, lines)
    : undefined;
}

/** Refuses, with the fresh lines, to sell what something stands against. */
export function refuseConflict(
  lines: readonly PricedLine[],
  asked: readonly AskedLine[],
  askedCents: number,
): void {
  const found = findConflict(lines, asked, askedCents);
  if (!found) return;
  const { message, ...details } = found;
  throw new Refusal("conflict", message, details);
}

/** In cents; only what is available counts. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce(
    (sum, { qty, available, unitPriceCAD }) => sum + Math.min(qty, available) * unitPriceCAD,
    0,
  );
}

function conflict(
  code: CheckoutConflict["code"],
  message: string,
  lines: readonly PricedLine[],
): CheckoutConflict {
  return {
    message,
    code,
    lines: lines.map(({ variantId: _, ...line }) => line),
    amountCAD: totalOf(lines),
  };
}

function shortage({ name, available, variantId }: PricedLine): string {
  if (!variantId) return `${name} is not sold any more.`;
  if (available === 0) return `${name} is out of stock.`;
  return `Only ${available} of ${name} ${available === 1 ? "is" : "are"} left.`;
}
