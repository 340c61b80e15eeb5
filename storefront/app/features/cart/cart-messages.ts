import type { ToastMessage } from "~/components/toast";

/** The cart's toasts, word for word (spec §8). */

/** Where the buttons are at a phone's bottom edge, the header's cart is a long way up. */
const link = { path: "/cart", label: "See Your Cart" };

export const addedToCart = (name: string): ToastMessage => ({
  title: "Added to Cart",
  description: `${name} has been added to your cart.`,
  link,
});

/** On the product page, where several pieces are added at once. */
export const quantityAddedToCart = (quantity: number, name: string): ToastMessage => ({
  title: "Added to Cart",
  description: `${quantity}x ${name} added to your cart.`,
  link,
});

/** No toast: stands where "Your cart is empty" would not be known yet. */
export const LOADING_CART = "Loading your cart...";

/** Nothing was added; `sentence` says why. */
export const notAdded = (sentence: string): ToastMessage => ({
  title: "Out of Stock",
  description: sentence,
  tone: "destructive",
});

export const removedFromCart = (name: string): ToastMessage => ({
  title: "Removed from Cart",
  description: `${name} has been removed from your cart.`,
});

export const cartCleared = (): ToastMessage => ({
  title: "Cart Cleared",
  description: "All items have been removed from your cart.",
});

/** What draws the cart could not be loaded. */
export const cartNotOpened = (): ToastMessage => ({
  title: "Your cart did not open",
  description: "Please check your internet connection and try again. Your cart is safe.",
  tone: "destructive",
});
