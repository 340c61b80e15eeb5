import type { ShippingFormValues } from "@eldercare/contracts";
import { EMPTY_SHIPPING } from "./shipping-defaults";

/**
 * The address as far as it is typed, kept in this tab until the order is placed: a reload, or the
 * way over the sign-in page, costs nobody a word. Never a card.
 */
const KEY = "eldercare-checkout";

/** What this user typed here before; somebody else's is not shown. */
export function readSavedShipping(userId: string): Partial<ShippingFormValues> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    if (Reflect.get(kept, "userId") !== userId) return {};
    const values: unknown = Reflect.get(kept, "values");
    if (typeof values !== "object" || values === null) return {};
    return Object.fromEntries(
      Object.keys(EMPTY_SHIPPING)
        .map((name) => [name, Reflect.get(values, name)])
        .filter(([, value]) => typeof value === "string"),
    );
  } catch {
    return {};
  }
}

export function saveShipping(userId: string, values: Partial<ShippingFormValues>): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ userId, values }));
  } catch {
    // Without storage the form is only kept while the page is.
  }
}

export function forgetShipping(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
