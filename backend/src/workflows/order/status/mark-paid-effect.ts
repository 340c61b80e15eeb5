import { markPaymentCollectionAsPaid } from "@medusajs/medusa/core-flows";
import { closeOpenPayment } from "../pay/close-open-payment";
import { orderMail } from "./order-mail";
import type { StatusEffect } from "./status-effect";

/** Paid by other means than the card: the card payment is closed, so that nobody pays twice. */
export const markPaidEffect: StatusEffect = async (container, order, { by, state }) => {
  const mail = orderMail("order-paid", order);
  if (state.capturedCents > state.refundedCents) return { note: "It is paid already.", mail };
  if (state.isCanceled || state.capturedCents > 0) {
    return { note: "Only noted: the order was cancelled or paid back, so no payment was taken." };
  }
  if ((await closeOpenPayment(container, order)) === "paid") {
    return { note: "The card payment had arrived already.", mail };
  }
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
