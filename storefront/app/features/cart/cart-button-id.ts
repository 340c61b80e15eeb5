/** The header's cart button, where the focus returns when the panel closes. */
export const CART_BUTTON_ID = "cart-button";
