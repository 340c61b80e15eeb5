import type { CheckoutTotals } from "@eldercare/contracts";

/**
 * What the shopper sees and agrees to, in cents: the cart at the prices that it shows, and what the
 * shop adds and takes off. Where the shop's prices are others, it refuses this figure and says which.
 */
export function payableCents(shownSubtotal: number, { subtotal, total }: CheckoutTotals): number {
  return shownSubtotal + total - subtotal;
}
