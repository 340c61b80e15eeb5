import type { MedusaContainer } from "@medusajs/framework/types";
import { cancelOrderFulfillmentWorkflow, cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import { readMedusaState } from "./medusa-state";

/**
 * Cancels Medusa's order, whose stock is for sale again and whose captured payments go back; a
 * parcel that was packed but not sent is unpacked. Answers the cents that go back. Done already, it
 * changes nothing.
 */
export async function cancelInMedusa(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<number> {
  const state = await readMedusaState(container, orderId);
  if (!state || state.isCanceled) return 0;
  for (const { id, isShipped } of state.fulfillments) {
    if (isShipped) continue;
    await cancelOrderFulfillmentWorkflow(container).run({
      input: { order_id: orderId, fulfillment_id: id, canceled_by: by },
    });
  }
  await cancelOrderWorkflow(container).run({ input: { order_id: orderId, canceled_by: by } });
  return state.payments.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
}
