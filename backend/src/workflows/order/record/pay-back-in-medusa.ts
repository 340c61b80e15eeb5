import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  cancelOrderFulfillmentWorkflow,
  cancelOrderWorkflow,
  deleteReservationsByLineItemsWorkflow,
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
  await unpack(container, state, by);
  await cancelOrderWorkflow(container).run({ input: { order_id: orderId, canceled_by: by } });
  return cents;
}

/**
 * What has not left of an order is for sale again: Medusa cancels no order of which a part was sent.
 * Done already, it changes nothing.
 */
export async function releaseRestInMedusa(
  container: MedusaContainer,
  state: MedusaState,
  by: string,
): Promise<void> {
  await dropIncompleteChanges(container, state.orderId);
  await unpack(container, state, by);
  await deleteReservationsByLineItemsWorkflow(container).run({ input: { ids: state.lineIds } });
}

/** Takes apart what was packed and has not left; Medusa reserves it for the order again. */
async function unpack(
  container: MedusaContainer,
  { orderId, fulfillments }: MedusaState,
  by: string,
): Promise<void> {
  for (const { id, isShipped } of fulfillments) {
    if (isShipped) continue;
    await cancelOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, fulfillment_id: id, canceled_by: by },
    });
  }
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
