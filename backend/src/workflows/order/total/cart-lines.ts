import { type FreshLine, type LineSubject, lineIdOf } from "@eldercare/contracts";
import type { CartProduct } from "../../../medusa/cart-products";

/** What a line is called whose product is not there. */
export const NAMELESS = "A product in your cart";

/** A line that a shopper asks for. */
export interface AskedLine extends LineSubject {
  qty: number;
  /** In cents; checked where it is given. */
  unitPriceCAD?: number;
}

/** A line of a cart as the shop would sell it now; one per variant. */
export interface PricedLine extends FreshLine {
  /** What was read of it; undefined for what is not sold any more. */
  good: ReadGood | undefined;
}

/** What a line's product was found to be when it was priced. */
export interface ReadGood {
  product: CartProduct;
  /** Medusa's variant, also where the line names none: it tells the lines that are sold apart. */
  variantId: string;
  /** Whether it is what a line without a variant is. */
  isDefault: boolean;
  /** Whether its price includes taxes: the store's setting for CAD in Medusa. */
  includesTax: boolean;
}

/** Sums the pieces of what is asked for twice, and sorts by what it is. */
export function mergeLines(lines: readonly AskedLine[]): (LineSubject & { qty: number })[] {
  const merged = new Map<string, LineSubject & { qty: number }>();
  for (const { productId, variantId, qty } of lines) {
    const id = lineIdOf({ productId, variantId });
    const before = merged.get(id)?.qty ?? 0;
    merged.set(id, { productId, ...(variantId && { variantId }), qty: before + qty });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}

/**
 * One line per variant: Medusa checks the stock of every line by itself, so two lines of one variant
 * would sell more than there is (medusajs/medusa#16502). The default variant may be asked for by
 * name and without.
 */
export function mergeVariants(lines: readonly PricedLine[]): PricedLine[] {
  const merged = new Map<string, PricedLine>();
  for (const line of lines) {
    const id = line.good?.variantId ?? lineIdOf(line);
    const before = merged.get(id);
    merged.set(id, before ? { ...before, qty: before.qty + line.qty } : line);
  }
  return [...merged.values()];
}

/** Whether a line is what is asked for. */
export function isAskedBy({ productId, good }: PricedLine, asked: LineSubject): boolean {
  if (!good || productId !== asked.productId) return false;
  return asked.variantId ? good.variantId === asked.variantId : good.isDefault;
}

/** In cents; only what is available counts. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce(
    (sum, { qty, available, unitPriceCAD }) => sum + Math.min(qty, available) * unitPriceCAD,
    0,
  );
}
