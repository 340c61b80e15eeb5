import type { FreshLine } from "@eldercare/contracts";

/** A line of a cart as the shop would sell it now; one per product. */
export interface PricedLine extends FreshLine {
  /** Undefined for products that are not sold any more. */
  variantId: string | undefined;
}

/** A line that a shopper asks for. */
export interface AskedLine {
  productId: string;
  qty: number;
  /** In cents; checked where it is given. */
  unitPriceCAD?: number;
}
