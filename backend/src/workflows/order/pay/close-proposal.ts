import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { recordChange } from "../record/record-change";
import { cancelledIntent } from "./close-payment";

interface ProposalToClose {
  order: ShopOrderRow;
  payment: ShopPaymentRow;
  /** In words, for the history. */
  why: string;
  by: string;
}

/**
 * Ends a change that waits for its payment: it can never be paid any more, and the order stays as it is.
 * Answers false, and changes nothing, where it was paid already or the bank has yet to decide. Call it
 * under the order's lock.
 */
export async function closeProposal(
  container: MedusaContainer,
  { order, payment, why, by }: ProposalToClose,
): Promise<boolean> {
  const { status } = await cancelledIntent(payment);
  if (status !== "canceled") return false;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by,
    note: `The change that waited for its payment ended, and the order stays as it is. ${why}`,
    payment: { id: payment.id, state: "closed" },
    eventKind: "order.pay-link-changed",
  });
  return true;
}
