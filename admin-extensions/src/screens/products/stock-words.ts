import type { StaffProduct } from "@eldercare/contracts";

/** What is known of a stock, of a product or of one of its variants. */
type Stock = Pick<StaffProduct, "stock" | "onHand" | "reserved">;

/**
 * Pieces on hand that cannot be sold, because orders wait for them: what is typed is the count of the
 * shelf, and what can be sold is that less these.
 */
export const heldBackOf = ({ stock, onHand }: Pick<Stock, "stock" | "onHand">): number =>
  onHand === null ? 0 : Math.max(0, onHand - stock);

/** What stands in the field: pieces on hand, or what can be sold of what nobody counts. */
export const typedStock = ({ stock, onHand }: Pick<Stock, "stock" | "onHand">): string =>
  String(onHand === null ? stock : heldBackOf({ stock, onHand }) + stock);

/** What follows from what is typed, beside the field. */
export function typedStockHint(typed: string, heldBack: number): string {
  const onHand = typed.trim() === "" ? Number.NaN : Number(typed);
  const available = Number.isNaN(onHand) ? "…" : Math.max(0, onHand - heldBack);
  return `Pieces on hand. Reserved for orders: ${heldBack}. Available: ${available}.`;
}

/** Why a count is too low; undefined where it is not. */
export function tooFewOnHand(typed: string, heldBack: number): string | undefined {
  const onHand = typed.trim() === "" ? heldBack : Number(typed);
  if (!(onHand < heldBack) || onHand < 0) return undefined;
  return `Orders wait for ${heldBack} of them: with less on hand, cancel or refund an order first`;
}

/** The three figures of a stock in one line. */
export const stockInWords = ({ stock, onHand, reserved }: Stock): string =>
  onHand === null
    ? `Not counted, ${stock} available`
    : `${onHand} on hand, ${reserved} reserved, ${stock} available`;
