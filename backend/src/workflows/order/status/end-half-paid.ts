import type { OrderStatus } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { notDoneNote } from "../../../orders/not-done-note";
import { NOT_TOLD, notPaidBackSentence } from "../../../orders/staff-sentences";
import { unknownAtStripe } from "../money-back/noted-refund";
import { dropUnpaidRefunds } from "../pay/refund-at-stripe";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { partlyRefundedMail } from "../record/order-mail";
import { standingOf } from "../record/order-standing";
import { paidBackSentence, paidBackSince } from "../record/paid-back";
import { recordChange } from "../record/record-change";

/** What pays back all that is left. */
const PAYING_BACK: readonly OrderStatus[] = ["cancelled", "refunded"];

/**
 * Ends a refund of all that is left which Stripe refuses for good, after one of several cards was paid back
 * or the order was cancelled in Medusa already: what is so is written down, staff read what went back,
 * what did not and what to do, and the order waits no more. Answers false, and changes nothing, where
 * all is as before or it is not the money that fails. Call it under the payment's lock.
 */
export async function endHalfPaid(
  container: MedusaContainer,
  order: ShopOrderRow,
  { status, by }: { status: OrderStatus; by: string },
): Promise<boolean> {
  if (!PAYING_BACK.includes(status)) return false;
  const state = await trueState(container, order);
  if (!state) return false;
  const heldCents = state.capturedCents - state.refundedCents;
  const paidBack = paidBackSince(order, state);
  const isCancelled = state.isCanceled && !PAYING_BACK.includes(order.status);
  if (heldCents <= 0 || (paidBack.cents === 0 && !isCancelled)) return false;
  const money = `${paidBackSentence(paidBack)} ${notPaidBackSentence(heldCents)}`.trim();
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: isCancelled ? "cancelled" : order.status,
    by,
    note: isCancelled
      ? `Cancelled in Medusa. ${money} ${NOT_TOLD}`
      : notDoneNote(status, `Stripe refuses a part of it. ${money} The goods stay as they are.`),
    refundedCents: state.refundedCents,
    ...(paidBack.cents > 0 && !isCancelled && { mail: partlyRefundedMail(order, paidBack) }),
    standing: standingOf(state),
    endsPendingChange: true,
    eventKind: "order.refunded",
  });
  return true;
}

/** Medusa's side with what Stripe has paid back of it, and without notes of what it has not. */
async function trueState(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<MedusaState | undefined> {
  const noted = await readMedusaState(container, order.id);
  if (!noted) return undefined;
  await dropUnpaidRefunds(container, order, noted);
  const state = await readMedusaState(container, order.id);
  if (!state) return undefined;
  const unknown = await unknownAtStripe(order, state);
  return { ...state, refundedCents: state.refundedCents + unknown };
}
