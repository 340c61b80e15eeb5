import { idOfCartLine } from "@eldercare/contracts";
import { findLine } from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import { keepCodes } from "~/features/totals/code-store";

/**
 * The order that this browser placed last and what it holds, until it is paid. A bank's page may
 * stand in between, or the tab be closed: whoever comes back finds the cart cleared then, and only
 * then, of exactly what was bought.
 */
const KEY = "eldercare-placed-order";

/** The order that was paid last in this tab: whoever goes back, or reloads in that moment, reads that it is. */
const PAID_KEY = "eldercare-paid-order";

/** `id` is what a line is about (`lineIdOf`). */
type PlacedOrder = { orderId: string; lines: { id: string; quantity: number }[] };

export function rememberPlacedOrder(orderId: string): void {
  const lines = cartActions
    .currentLines()
    .map((line) => ({ id: idOfCartLine(line), quantity: line.quantity }));
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ orderId, lines } satisfies PlacedOrder));
    // Another one is the last now, and not paid.
    window.sessionStorage.removeItem(PAID_KEY);
  } catch {
    // Without storage the cart stays as it is after a bank's page.
  }
}

/** The order that this browser placed last, if it is not known to be paid. */
export function placedOrderId(): string | null {
  return readPlacedOrder()?.orderId ?? null;
}

/** The order that was last found to be paid in this tab. */
export function paidOrderHere(): string | null {
  try {
    return window.sessionStorage.getItem(PAID_KEY);
  } catch {
    return null;
  }
}

/** Takes what was bought with this order out of the cart, and its codes, once. True when there was something to do. */
export function settlePlacedOrder(orderId: string): boolean {
  const placed = readPlacedOrder();
  if (placed?.orderId !== orderId) return false;
  for (const bought of placed.lines) {
    const line = findLine(cartActions.currentLines(), bought.id);
    if (line) cartActions.setQuantity(bought.id, line.quantity - bought.quantity);
  }
  keepCodes([]);
  try {
    window.localStorage.removeItem(KEY);
    window.sessionStorage.setItem(PAID_KEY, orderId);
  } catch {
    // It could not be read then, either.
  }
  return true;
}

function readPlacedOrder(): PlacedOrder | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "null");
    return isPlacedOrder(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPlacedOrder(value: unknown): value is PlacedOrder {
  if (typeof value !== "object" || value === null) return false;
  const { orderId, lines } = value as Partial<PlacedOrder>;
  return (
    typeof orderId === "string" &&
    Array.isArray(lines) &&
    lines.every((line) => typeof line?.id === "string" && Number.isInteger(line?.quantity))
  );
}
