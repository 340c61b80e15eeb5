import { dollarsFromCents, type FreeDelivery, formatDollars } from "@eldercare/contracts";

export type FreeShippingProgress = { text: string; percent: number; qualifies: boolean };

/**
 * The one threshold that all pages name, in dollars: Medusa's. A store that delivers all for nothing
 * names the `specified` figure; where delivery is never free there is none.
 */
export function freeShippingDollars(
  promise: FreeDelivery | null,
  specified: number,
): number | null {
  if (!promise || promise.fromCents === 0) return specified;
  return promise.fromCents === null ? null : dollarsFromCents(promise.fromCents);
}

/** "$300": an amount in a sentence. */
export const wholeDollars = (dollars: number): string =>
  formatDollars(dollars).replace(/\.00$/, "");

/** The panel's progress bar up to a threshold in dollars: text and filled part, 0 to 100. */
export function freeShippingProgress(subtotal: number, threshold: number): FreeShippingProgress {
  const missing = threshold - subtotal;
  if (missing <= 0) {
    return { text: "You qualify for free shipping!", percent: 100, qualifies: true };
  }
  return {
    text: `Add ${formatDollars(missing)} more for free shipping!`,
    percent: Math.floor((subtotal / threshold) * 100),
    qualifies: false,
  };
}
