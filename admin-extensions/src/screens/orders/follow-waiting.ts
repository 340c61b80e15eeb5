import type { Order } from "@eldercare/contracts";
import { orderStatusLabel } from "../components/order-status-label";
import type { AdminToast } from "../host/admin-host";

/** The server is done with it so long after its seconds. */
const DONE_AFTER_MS = 600;

/** Whose change this browser waits for, by the order's id. */
const followed = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Tells whoever set a status what became of it, once the seconds in which it can be undone are over:
 * also on another screen by then.
 */
export function followWaiting(
  order: Order,
  { read, tell }: { read: () => Promise<Order>; tell: (toast: AdminToast) => void },
): void {
  stopFollowing(order.id);
  const { waiting } = order;
  if (!waiting) return;
  const look = async () => {
    const now = await read().catch(() => undefined);
    if (now?.waiting) followWaiting(now, { read, tell });
    else if (now) tell(whatBecame(now, waiting.to));
  };
  const wait = waiting.secondsLeft * 1000 + DONE_AFTER_MS;
  followed.set(
    order.id,
    setTimeout(() => void look(), wait),
  );
}

/** It was undone here, which is told otherwise. */
export function stopFollowing(orderId: string): void {
  clearTimeout(followed.get(orderId));
  followed.delete(orderId);
}

function whatBecame({ number, status, history }: Order, wanted: Order["status"]): AdminToast {
  return {
    title: `Order ${number}: ${orderStatusLabel(status)}`,
    description: history.at(-1)?.note ?? "",
    tone: status === wanted ? "default" : "destructive",
  };
}
