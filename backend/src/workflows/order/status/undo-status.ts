import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { isWaiting, type ShopOrderRow } from "../../../modules/shop-order/order-row";
import { notDoneNote } from "../../../orders/not-done-note";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { underOrderLock } from "../record/order-locks";
import { recordChange } from "../record/record-change";

const UNKNOWN = "There is no such order.";
/** Why a status is not done that nobody would set any more. */
export const CHANGED = "the order changed meanwhile, so it would have done something else.";
const TOO_LATE = "There is nothing to undo: it is done, or was undone before.";

/** Takes back a status that waits to be done. Answers what was done, in words. */
export async function undoStatus(
  container: MedusaContainer,
  { orderId, by }: { orderId: string; by: string },
): Promise<string> {
  const { orders } = shopOrdersOf(container);
  const known = await orders.find(orderId);
  if (!known?.is_placed) throw new Refusal("not-found", UNKNOWN);
  return underOrderLock(container, orderId, async () => {
    const order = await orders.find(orderId);
    if (!order || !isWaiting(order)) throw new Refusal("conflict", TOO_LATE);
    await takeBack(container, order, by);
    return "Nothing was done, and no email is sent.";
  });
}

/** Notes that a status that waits is not to be done. Call it under the payment's lock. */
export async function takeBack(
  container: MedusaContainer,
  order: ShopOrderRow,
  by: string,
): Promise<void> {
  await noteNotDone(container, order, { by, why: "it was undone before anything happened." });
}

/** Ends what waits with a note in the history and the trail of why it was not done. */
export async function noteNotDone(
  container: MedusaContainer,
  { id, status, pending_status: wanted }: ShopOrderRow,
  { by, why }: { by: string; why: string },
): Promise<void> {
  await recordChange(container, {
    orderId: id,
    from: [status],
    to: status,
    by,
    note: notDoneNote(wanted ?? status, why),
    eventKind: "order.status-changed",
    endsPendingChange: true,
  });
}
