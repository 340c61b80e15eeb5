import { availableTogether, LOW_STOCK_BELOW, type StaffProduct } from "@eldercare/contracts";

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

/** What follows from what is typed, beside the field; of what is no number nothing does. */
export function typedStockHint(typed: string, heldBack: number): string {
  const onHand = typed.trim() === "" ? Number.NaN : Number(typed);
  if (Number.isNaN(onHand)) {
    return heldBack > 0 ? `Pieces on hand. Reserved for orders: ${heldBack}.` : "Pieces on hand.";
  }
  const available = Math.max(0, onHand - heldBack);
  return `Pieces on hand. Reserved for orders: ${heldBack}. Available: ${available}.`;
}

/** Why a count is too low; undefined where it is not. */
export function tooFewOnHand(typed: string, heldBack: number): string | undefined {
  const onHand = typed.trim() === "" ? heldBack : Number(typed);
  if (!(onHand < heldBack) || onHand < 0) return undefined;
  return `Orders wait for ${heldBack} of them: with less on hand, cancel or refund an order first`;
}

type ListedStock = Stock & Pick<StaffProduct, "variants">;

/** The three figures of a stock in one line; of variants each has its own, in the product's table. */
export function stockInWords(product: ListedStock): string {
  const { onHand, reserved, stock, variants } = product;
  if (variants.length > 0)
    return `${availableTogether(product)} available, of ${variants.length} variants together`;
  return onHand === null
    ? "Not counted, always available"
    : `${onHand} on hand, ${reserved} reserved, ${stock} available`;
}

/** Which of the three the number in a list is; of several variants also the one that is low alone. */
export function listedStockWords(product: ListedStock): string {
  const [first, ...others] = product.variants;
  if (!first) return "available";
  const least = others.reduce((one, other) => (other.stock < one.stock ? other : one), first);
  const isLowAlone = least.stock < LOW_STOCK_BELOW && availableTogether(product) >= LOW_STOCK_BELOW;
  return isLowAlone
    ? `available, ${Object.values(least.options).join(" / ")}: ${least.stock}`
    : `available, ${product.variants.length} variants`;
}
