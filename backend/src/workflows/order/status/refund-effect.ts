import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { closeOpenPayment } from "../pay/close-open-payment";
import { cancelInMedusa } from "./cancel-in-medusa";
import type { MedusaState } from "./medusa-state";
import { orderMail } from "./order-mail";
import { refundInMedusa } from "./refund-in-medusa";
import type { StatusEffect } from "./status-effect";

/** Pays everything back; what was not shipped is for sale again. */
export const refundEffect: StatusEffect = async (container, order, { by, state }) => {
  await closeOpenPayment(container, order);
  const cents = await payBack(container, order.id, { by, state });
  const paidBack = cents || state.refundedCents;
  if (paidBack === 0) return { note: "Nothing had been paid; the order was closed." };
  return {
    note: `${formatCents(paidBack)} was paid back.`,
    mail: orderMail("order-refunded", order, paidBack),
  };
};

/** Medusa's own cancelling pays back and frees the stock in one; a shipped order is only paid back. */
function payBack(
  container: MedusaContainer,
  orderId: string,
  { by, state }: { by: string; state: MedusaState },
): Promise<number> {
  const isShipped = state.fulfillments.some((fulfillment) => fulfillment.isShipped);
  return isShipped || state.isCanceled
    ? refundInMedusa(container, orderId, by)
    : cancelInMedusa(container, orderId, by);
}
