import type { ShippingFormValues } from "@eldercare/contracts";
import { EMPTY_SHIPPING } from "./shipping-defaults";

/**
 * The address as far as it is typed, and what was chosen or said besides, kept in this tab until the
 * order is placed: a reload, or the way over the sign-in page, costs nobody a word. Never a card.
 */
const KEY = "eldercare-checkout";

/** What this user typed here before; somebody else's is not shown. */
export function readSavedShipping(userId: string): Partial<ShippingFormValues> {
  const values: unknown = Reflect.get(readKept(userId), "values");
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(
    Object.keys(EMPTY_SHIPPING)
      .map((name) => [name, Reflect.get(values, name)])
      .filter(([, value]) => typeof value === "string"),
  );
}

/** Answers besides the address. */
type Choice = "deliveryOptionId" | "writtenOrder";

/** What this user chose or said here before. */
export function readSavedChoice(userId: string, choice: Choice): string | undefined {
  const chosen: unknown = Reflect.get(readKept(userId), choice);
  return typeof chosen === "string" ? chosen : undefined;
}

export function saveShipping(userId: string, values: Partial<ShippingFormValues>): void {
  keep({ ...readKept(userId), userId, values });
}

export function saveChoice(userId: string, choice: Choice, value: string): void {
  keep({ ...readKept(userId), userId, [choice]: value });
}

function readKept(userId: string): object {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    return Reflect.get(kept, "userId") === userId ? kept : {};
  } catch {
    return {};
  }
}

function keep(kept: object): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(kept));
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
