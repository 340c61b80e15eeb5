/** The header's cart button, where the focus returns when the panel closes. */
export const CART_BUTTON_ID = "cart-button";

/** What the cart button is called, by the pieces in the cart. */
export function cartName(count: number): string {
  if (count === 0) return "Cart";
  return count === 1 ? "Cart, 1 item" : `Cart, ${count} items`;
}

/** What its badge shows; empty, it is not there. */
export function badgeText(count: number): string {
  if (count === 0) return "";
  return count > 99 ? "99+" : String(count);
}
