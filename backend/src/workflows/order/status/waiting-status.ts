import type { MedusaContainer } from "@medusajs/framework/types";
import { logFailure } from "../../../errors/log-failure";
import { isWaiting, type ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { readMedusaState } from "../record/medusa-state";
import { underOrderLock } from "../record/order-locks";
import { isStillAgreed } from "./ask-status";
import { doStatus } from "./do-status";
import { CHANGED, noteNotDone } from "./undo-status";

/** A timer may be a little early. */
const GRACE_MS = 100;

const FAILED = "that did not work, and the order stays as it was.";

/** Its seconds to be undone are over. */
export const isDue = ({ undo_seconds: left }: ShopOrderRow): boolean => left !== null && left <= 0;

/**
 * Sees to it that a status which waits is done when its seconds are over. Should the process end
 * before, `reconcile-orders` does it, in this process or another.
 */
export function finishLater(container: MedusaContainer, orderId: string, seconds: number): void {
  const finish = () =>
    logFailure(container, `The status of order ${orderId} could not be set`, () =>
      finishIfDue(container, orderId),
    );
  setTimeout(() => void finish(), seconds * 1000 + GRACE_MS).unref();
}

async function finishIfDue(container: MedusaContainer, orderId: string): Promise<void> {
  const { orders } = shopOrdersOf(container);
  await underOrderLock(container, orderId, async () => {
    const order = await orders.find(orderId);
    if (order && isDue(order)) await finishWaiting(container, order);
  });
}

/**
 * Does what a status means that has waited long enough: once, whoever comes first. What the order has
 * become meanwhile may be something that nobody agreed to: then it is only noted, as is what did not
 * work. Call it under the payment's lock.
 */
export async function finishWaiting(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<void> {
  const { id, pending_status: status, pending_status_by: by, pending_agreed: agreed } = order;
  const means = order.pending_means ?? undefined;
  if (!status || !by || !isWaiting(order)) return;
  const { orders } = shopOrdersOf(container);
  if (order.status === status) return orders.endStatusChange(id);
  const state = await readMedusaState(container, id);
  if (agreed && !(await isStillAgreed(container, order, { state, status, agreed }))) {
    return noteNotDone(container, order, { by, why: CHANGED });
  }
  try {
    await doStatus(container, order, { status, by, means, state });
  } catch (error) {
    const now = await orders.find(id);
    if (!now?.pending_status) await noteNotDone(container, order, { by, why: FAILED });
    throw error;
  }
}
