import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOrderFulfillmentWorkflow, cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { dropIncompleteChanges } from "./drop-incomplete-changes";
import { readMedusaState } from "./medusa-state";
import { refundInMedusa } from "./refund-in-medusa";

/**
 * Cancels Medusa's order: captured payments go back, its stock is for sale again, and a parcel that
 * was packed but not sent is unpacked. The money goes first, because Medusa's own cancelling would go
 * on without it. Answers the cents that go back. Done already, it changes nothing.
 */
export async function cancelInMedusa(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<number> {
  const state = await readMedusaState(container, orderId);
  if (!state) return 0;
  await dropIncompleteChanges(container, orderId);
  const cents = await refundInMedusa(container, orderId, by);
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
