import { FREE_SHIPPING_CART_DOLLARS, formatDollars } from "@eldercare/contracts";

export type FreeShippingProgress = { text: string; percent: number; qualifies: boolean };

/** The panel's progress bar: text and filled part, 0 to 100. */
export function freeShippingProgress(subtotal: number): FreeShippingProgress {
  const missing = FREE_SHIPPING_CART_DOLLARS - subtotal;
  if (missing <= 0) {
    return { text: "You qualify for free shipping!", percent: 100, qualifies: true };
  }
  return {
    text: `Add ${formatDollars(missing)} more for free shipping!`,
    percent: Math.floor((subtotal / FREE_SHIPPING_CART_DOLLARS) * 100),
    qualifies: false,
  };
}
