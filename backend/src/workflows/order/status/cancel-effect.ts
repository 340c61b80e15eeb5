import { formatCents } from "@eldercare/contracts";
import { closeOpenPayment } from "../pay/close-open-payment";
import { cancelInMedusa } from "./cancel-in-medusa";
import { orderMail } from "./order-mail";
import type { StatusEffect } from "./status-effect";

const SHIPPED =
  "Only noted: it was shipped already, so nothing was paid back. Set it to refunded to pay it back.";

/** Cancels what was not shipped: the money goes back, the stock is for sale again. */
export const cancelEffect: StatusEffect = async (container, order, { by, state }) => {
  if (state.fulfillments.some(({ isShipped }) => isShipped)) return { note: SHIPPED };
  await closeOpenPayment(container, order);
  const cents = await cancelInMedusa(container, order.id, by);
  // After a crash in between Medusa is done already; what went back then counts too.
  const paidBack = cents || state.refundedCents;
  return {
    note:
      paidBack > 0
        ? `Cancelled; ${formatCents(paidBack)} was paid back.`
        : "Cancelled; nothing had been paid.",
    mail: orderMail("order-cancelled", order, paidBack),
  };
};
