import {
  type DeliveryPromise,
  dollarsFromCents,
  FREE_SHIPPING_CART_DOLLARS,
  formatDollars,
} from "@eldercare/contracts";

/** `exception` is a sentence about goods that the text is not true of, where there are any. */
export type FreeShippingProgress = {
  text: string;
  percent: number;
  qualifies: boolean;
  exception: string | null;
};

/**
 * The threshold that pages name beside their specified words, in dollars: Medusa's. A store that
 * delivers all for nothing names the `specified` figure; where delivery is never free there is none.
 */
export function freeShippingDollars(
  promise: DeliveryPromise | null,
  specified: number,
): number | null {
  if (promise?.fromCents === 0) return specified;
  return trueThreshold(promise, specified);
}

/** What is promised to a cart, in dollars: 0 always, null never. */
function trueThreshold(promise: DeliveryPromise | null, unknown: number): number | null {
  if (!promise) return unknown;
  return promise.fromCents === null ? null : dollarsFromCents(promise.fromCents);
}

/** Of what no free delivery is promised, though it is of everything else. */
export const freeShippingException = (promise: DeliveryPromise | null): string | null =>
  promise === null || promise.isForAllGoods
    ? null
    : "Large items have a delivery price of their own. Checkout shows it before you pay.";

/**
 * The bar of the cart's panel and page: what this cart is promised, in words, and the filled part, 0
 * to 100. No sum is asked for where delivery is free anyway; null where it never is.
 */
export function freeShippingProgress(
  subtotal: number,
  promise: DeliveryPromise | null,
): FreeShippingProgress | null {
  const threshold = trueThreshold(promise, FREE_SHIPPING_CART_DOLLARS);
  if (threshold === null) return null;
  const exception = freeShippingException(promise);
  const missing = threshold - subtotal;
  if (missing <= 0) {
    return { text: "You qualify for free shipping!", percent: 100, qualifies: true, exception };
  }
  return {
    text: `Add ${formatDollars(missing)} more for free shipping!`,
    percent: Math.floor((subtotal / threshold) * 100),
    qualifies: false,
    exception,
  };
}
