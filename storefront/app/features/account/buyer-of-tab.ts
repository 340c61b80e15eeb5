/**
 * What a tab remembers of who buys in it, besides what is kept by a person's id. On a shared computer
 * the next person must not meet it.
 */

/** The address of a guest. */
export const GUEST_KEY = "eldercare-guest";
/** The order that was paid last. */
export const PAID_ORDER_KEY = "eldercare-paid-order";

/** Forgets it: somebody else is, or may be, at the tab. */
export function forgetBuyer(): void {
  try {
    for (const key of [GUEST_KEY, PAID_ORDER_KEY]) window.sessionStorage.removeItem(key);
  } catch {
    // A browser without storage kept nothing.
  }
}
