import type { FreshLine } from "@eldercare/contracts";
import type { CartProduct } from "../../../medusa/cart-products";

/** A line that a shopper asks for. */
export interface AskedLine {
  productId: string;
  qty: number;
  /** In cents; checked where it is given. */
  unitPriceCAD?: number;
}

/** A line of a cart as the shop would sell it now; one per product. */
export interface PricedLine extends FreshLine {
  /** Undefined for products that are not sold any more. */
  variantId: string | undefined;
  /** What was read of it; undefined as {@link variantId}. */
  good: ReadGood | undefined;
}

/** What a line's product was found to be when it was priced. */
export interface ReadGood {
  product: CartProduct;
  /** Whether its price includes taxes: the store's setting for CAD in Medusa. */
  includesTax: boolean;
}

/**
 * One line per product: Medusa checks the stock of every line by itself, so two lines of one product
 * would sell more than there is (medusajs/medusa#16502). Sorted by product.
 */
export function mergeLines(lines: readonly AskedLine[]): { productId: string; qty: number }[] {
  const quantities = new Map<string, number>();
  for (const { productId, qty } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + qty);
  }
  return [...quantities]
    .map(([productId, qty]) => ({ productId, qty }))
    .sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

/** In cents; only what is available counts. */
export function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce(
    (sum, { qty, available, unitPriceCAD }) => sum + Math.min(qty, available) * unitPriceCAD,
    0,
  );
}
