import { idOfCartLine } from "@eldercare/contracts";
import { PAID_ORDER_KEY } from "~/features/account/buyer-of-tab";
import { type CartLines, findLine } from "~/features/cart/cart-rules";
import { cartActions } from "~/features/cart/cart-store";
import { keepCodes } from "~/features/totals/code-store";
import { GUEST_ID } from "./shopper";

/**
 * The order that this browser placed last and what it holds, until it is paid. A bank's page may
 * stand in between, or the tab be closed: whoever comes back finds the cart cleared then, and only
 * then, of exactly what was bought.
 */
const KEY = "eldercare-placed-order";

/**
 * `id` is what a line is about (`lineIdOf`); `buyerId` is who placed it, as `Shopper` has them;
 * `keepsAddress` says that the account takes its address once it is paid. Older ones have neither.
 */
type PlacedOrder = {
  orderId: string;
  buyerId?: string;
  keepsAddress?: boolean;
  lines: { id: string; quantity: number }[];
};

/** `ordered`: the lines as they were sent. Another tab may have added to the cart since. */
export function rememberPlacedOrder(
  orderId: string,
  ordered: CartLines,
  { buyerId, keepsAddress }: { buyerId: string; keepsAddress: boolean },
): void {
  const lines = ordered.map((line) => ({ id: idOfCartLine(line), quantity: line.quantity }));
  try {
    window.localStorage.setItem(
      KEY,
      JSON.stringify({ orderId, buyerId, keepsAddress, lines } satisfies PlacedOrder),
    );
    // Another one is the last now, and not paid.
    window.sessionStorage.removeItem(PAID_ORDER_KEY);
  } catch {
    // Without storage the cart stays as it is after a bank's page.
  }
}

/**
 * The order that this browser placed last for this buyer, if it is not known to be paid. What another
 * account left here goes: the shop itself clears that one's cart. A guest's may be an account's by now.
 */
export function placedOrderId(buyerId: string): string | null {
  const placed = readPlacedOrder();
  if (!placed) return null;
  const { orderId, buyerId: placedBy = buyerId } = placed;
  if (placedBy === buyerId || placedBy === GUEST_ID) return orderId;
  forgetPlacedOrder();
  return null;
}

function forgetPlacedOrder(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // It could not be read then, either.
  }
}

/**
 * The order that this buyer paid last in this tab: whoever goes back, or reloads in that moment, reads
 * that it is paid. Nobody else at the same computer does.
 */
export function paidOrderHere(buyerId: string): string | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(PAID_ORDER_KEY) ?? "null");
    return kept?.buyerId === buyerId && typeof kept.orderId === "string" ? kept.orderId : null;
  } catch {
    return null;
  }
}

/**
 * Takes what was bought with this order out of the cart, and its codes, once; answers the order when
 * there was something to do.
 */
export function settlePlacedOrder(orderId: string): PlacedOrder | null {
  const placed = readPlacedOrder();
  if (placed?.orderId !== orderId) return null;
  for (const bought of placed.lines) {
    const line = findLine(cartActions.currentLines(), bought.id);
    if (line) cartActions.setQuantity(bought.id, line.quantity - bought.quantity);
  }
  keepCodes([]);
  try {
    window.localStorage.removeItem(KEY);
    const paid = { orderId, buyerId: placed.buyerId };
    window.sessionStorage.setItem(PAID_ORDER_KEY, JSON.stringify(paid));
  } catch {
    // It could not be read then, either.
  }
  return placed;
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
