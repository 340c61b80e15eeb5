import { formatCents, type OrderStatus } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { markPaymentCollectionAsPaid } from "@medusajs/medusa/core-flows";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { closeOpenPayment } from "../pay/close-payment";
import { fulfilInMedusa } from "../record/fulfil-in-medusa";
import type { MedusaState } from "../record/medusa-state";
import { orderMail } from "../record/order-mail";
import { paidBackSentence, paidBackSince } from "../record/paid-back";
import { cancelInMedusa, refundInMedusa } from "../record/pay-back-in-medusa";
import type { Outcome } from "../record/record-change";

const SHIPPED =
  "Only noted: it was shipped already, so nothing was paid back. Set it to refunded to pay it back.";

/**
 * What setting a status really does, in Medusa and at Stripe, seen from Medusa's `state` as it is
 * now. It looks at what is so already, so that it can be run again after a crash. It throws when
 * something was tried and failed; what does not apply is only said in the note.
 */
type StatusEffect = (
  container: MedusaContainer,
  order: ShopOrderRow,
  details: { by: string; state: MedusaState },
) => Promise<Outcome>;

/** Paid by other means than the card: the card payment is closed, so that nobody pays twice. */
const markPaid: StatusEffect = async (container, order, { by, state }) => {
  const mail = orderMail("order-paid", order);
  if (state.capturedCents > state.refundedCents) return { note: "It is paid already.", mail };
  if (state.isCanceled || state.capturedCents > 0) {
    return { note: "Only noted: the order was cancelled or paid back, so no payment was taken." };
  }
  const { isPaid } = await closeOpenPayment(container, order, state);
  if (isPaid) return { note: "The card payment had arrived already.", mail };
  if (!state.collectionId) return { note: "Only noted: Medusa expects no payment for this order." };
  await markPaymentCollectionAsPaid(container).run({
    input: {
      order_id: order.id,
      payment_collection_id: state.collectionId,
      captured_by: by,
    },
  });
  return { note: "Marked as paid by hand; no card was charged.", mail };
};

/** Cancels what was not shipped: the money goes back, the stock is for sale again. */
const cancel: StatusEffect = async (container, order, { by, state }) => {
  if (isShipped(state)) return { note: SHIPPED };
  const { state: now } = await closeOpenPayment(container, order, state);
  const cents = await cancelInMedusa(container, now, by);
  const refundedCents = now.refundedCents + cents;
  const paidBack = paidBackSince(order, allPaidBack(now, refundedCents));
  return {
    refundedCents,
    note: `Cancelled; ${paidBackSentence(paidBack) || nothingNew(refundedCents)}`,
    // Who was told of the refund before is not told now that no money was taken.
    ...((paidBack.cents > 0 || refundedCents === 0) && {
      mail: orderMail("order-cancelled", order, paidBack),
    }),
  };
};

/**
 * Pays everything back; what was not shipped is for sale again. Medusa's own cancelling does both in
 * one; a shipped order is only paid back.
 */
const refund: StatusEffect = async (container, order, { by, state }) => {
  const { state: now } = await closeOpenPayment(container, order, state);
  const payBack = isShipped(now) || now.isCanceled ? refundInMedusa : cancelInMedusa;
  const cents = await payBack(container, now, by);
  const refundedCents = now.refundedCents + cents;
  if (refundedCents === 0) return { note: "Nothing had been paid; the order was closed." };
  const paidBack = paidBackSince(order, allPaidBack(now, refundedCents));
  if (paidBack.cents === 0) return { note: `Only noted: ${nothingNew(refundedCents)}` };
  return {
    note: paidBackSentence(paidBack),
    refundedCents,
    mail: orderMail("order-refunded", order, paidBack),
  };
};

const allPaidBack = ({ capturedByHandCents }: MedusaState, refundedCents: number) => ({
  refundedCents,
  refundedByHandCents: capturedByHandCents,
});

const nothingNew = (refundedCents: number) =>
  refundedCents === 0
    ? "nothing had been paid."
    : `${formatCents(refundedCents)} went back before, and nothing more.`;

function isShipped({ fulfillments }: MedusaState): boolean {
  return fulfillments.some((parcel) => parcel.isShipped);
}

/** An admin may set any status (spec §4); each does what it can. */
export const EFFECT_OF_STATUS: Readonly<Record<OrderStatus, StatusEffect>> = {
  pending: async () => ({ note: "Set back by hand; nothing else was changed." }),
  paid: markPaid,
  fulfilled: fulfilInMedusa,
  cancelled: cancel,
  refunded: refund,
};
