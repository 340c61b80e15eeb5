import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  refundPaymentsWorkflow,
  refundPaymentWorkflow,
} from "@medusajs/medusa/core-flows";
import { dropIncompleteChanges } from "./incomplete-changes";
import type { MedusaState } from "./medusa-state";

/**
 * Cancels Medusa's order: captured payments go back, its stock is for sale again, and a parcel that
 * was packed but not sent is unpacked. The money goes first, because Medusa's own cancelling would go
 * on without it. `state` is Medusa's side as it is now. Answers the cents that go back. Done already,
 * it changes nothing.
 */
export async function cancelInMedusa(
  container: MedusaContainer,
  state: MedusaState,
  by: string,
): Promise<number> {
  const { orderId } = state;
  await dropIncompleteChanges(container, orderId);
  const cents = await refundInMedusa(container, state, by);
  if (state.isCanceled) return cents;
  for (const { id, isShipped } of state.fulfillments) {
    if (isShipped) continue;
    await cancelOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, fulfillment_id: id, canceled_by: by },
    });
  }
  await cancelOrderWorkflow(container).run({ input: { order_id: orderId, canceled_by: by } });
  return cents;
}

/**
 * Pays back what is left of an order's payments, through Medusa; answers the cents. `state` is
 * Medusa's side as it is now: Medusa itself refuses more than is left. Throws when Stripe would not.
 */
export async function refundInMedusa(
  container: MedusaContainer,
  { orderId, isCanceled, payments }: MedusaState,
  by: string,
): Promise<number> {
  let cents = 0;
  for (const { id, refundableCents } of payments) {
    if (refundableCents <= 0) continue;
    const refund = { payment_id: id, amount: dollarsFromCents(refundableCents), created_by: by };
    if (isCanceled) {
      // It goes on when Stripe would not, and answers only the payments that were paid back.
      const { result } = await refundPaymentsWorkflow(container).run({ input: [refund] });
      if (result.length === 0) throw new Error(`Order ${orderId} was not paid back.`);
    } else {
      // It also settles the order's books, which Medusa refuses for a cancelled order.
      await refundPaymentWorkflow(container).run({ input: refund });
    }
    cents += refundableCents;
  }
  return cents;
}
