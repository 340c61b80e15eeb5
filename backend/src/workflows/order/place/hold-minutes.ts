import { LOW_STOCK_BELOW } from "@eldercare/contracts";
import type { PricedLine } from "../total/cart-lines";

/** Long enough to type a card and to answer one's bank. */
const SHORT_HOLD_MINUTES = 15;

/**
 * How long an unpaid order keeps its stock: `longest` minutes, and not as long when it leaves little
 * of a product to others.
 */
export function holdMinutes(
  lines: readonly Pick<PricedLine, "qty" | "available">[],
  longest: number,
): number {
  const isShort = lines.some(({ qty, available }) => available - qty < LOW_STOCK_BELOW);
  return isShort ? Math.min(SHORT_HOLD_MINUTES, longest) : longest;
}
