import { QUESTION_CHANGED } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { isUnderWay, isWaiting, type ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { shopSettings } from "../../../settings";
import { readMedusaState } from "../record/medusa-state";
import { underOrderLock } from "../record/order-locks";
import { isStillAgreed } from "./ask-status";
import { doStatus, goOnWithStatus } from "./do-status";
import type { WantedStatus } from "./status-effects";
import { takeBack } from "./undo-status";
import { finishLater } from "./waiting-status";

const UNKNOWN = "There is no such order.";
const ASKED_OTHERWISE =
  "The order changed in the meantime, so this would do something else now. Please read the question again.";

export interface StatusToSet extends WantedStatus {
  orderId: string;
  /** The sentences that they agreed to: where it would be others now, nothing is done. */
  agreed?: readonly string[] | undefined;
  /** Nothing is done for some seconds, in which it can be undone. */
  waits?: boolean | undefined;
}

/**
 * Sets an order's status for a member of staff and does what it means, at once or after the seconds in
 * which it can be undone. Answers what was done, in words. A status whose meaning was tried and failed
 * is not set: the failure is thrown. What failed half way, with money paid back or a parcel packed, is
 * gone on with by `reconcile-orders`.
 */
export async function setOrderStatus(
  container: MedusaContainer,
  { orderId, status, by, means, agreed, waits = false }: StatusToSet,
): Promise<string> {
  const { orders } = shopOrdersOf(container);
  const known = await orders.find(orderId);
  if (!known?.is_placed) throw new Refusal("not-found", UNKNOWN);
  const seconds = waits ? shopSettings().STATUS_UNDO_SECONDS : 0;
  return underOrderLock(container, orderId, async () => {
    const order = await settledOrder(container, orderId);
    if (isWaiting(order)) {
      if (order.pending_status === status && seconds > 0) return waitingSentence(seconds);
      // Who chooses something else does not want what they chose before.
      if (order.pending_status !== status) await takeBack(container, order, by);
    }
    if (order.status === status) return `The order is ${status} already.`;
    const state = await readMedusaState(container, orderId);
    if (agreed && !(await isStillAgreed(container, order, { state, status, agreed }))) {
      throw new Refusal("conflict", ASKED_OTHERWISE, { code: QUESTION_CHANGED });
    }
    if (seconds === 0) return doStatus(container, order, { status, by, means, state });
    await orders.awaitStatusChange(orderId, { status, by, means, agreed, seconds });
    finishLater(container, orderId, seconds);
    return waitingSentence(seconds);
  });
}

const waitingSentence = (seconds: number) =>
  `It is done in ${seconds} seconds. Until then you can undo it.`;

/** The order, once what was cut off before is done. */
async function settledOrder(container: MedusaContainer, orderId: string): Promise<ShopOrderRow> {
  const { orders } = shopOrdersOf(container);
  const found = await orders.find(orderId);
  if (found && isUnderWay(found)) await goOnWithStatus(container, found);
  const order = found && isUnderWay(found) ? await orders.find(orderId) : found;
  if (!order) throw new Refusal("not-found", UNKNOWN);
  return order;
}
