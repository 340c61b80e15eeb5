import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
} from "@medusajs/medusa/core-flows";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { type MedusaState, readMedusaState } from "./medusa-state";
import { orderMail } from "./order-mail";
import type { Outcome } from "./record-change";

const UNPAID = "Only noted: the order is not paid, so nothing was shipped.";
const CANCELLED = "Only noted: the order was cancelled, so nothing was shipped.";

/** Ships everything that has not been shipped: its stock leaves the warehouse. */
export async function fulfilInMedusa(
  container: MedusaContainer,
  order: ShopOrderRow,
  { by, state }: { by: string; state: MedusaState },
): Promise<Outcome> {
  if (state.isCanceled) return { note: CANCELLED };
  if (state.capturedCents <= state.refundedCents) return { note: UNPAID };
  if (state.unfulfilled.length > 0) {
    await createOrderFulfillmentWorkflow(container).run({
      input: {
        order_id: order.id,
        items: state.unfulfilled,
        created_by: by,
        no_notification: true,
      },
    });
  }
  await shipParcels(container, order.id, by);
  return { note: "Everything was shipped.", mail: orderMail("order-shipped", order) };
}

async function shipParcels(container: MedusaContainer, orderId: string, by: string): Promise<void> {
  const state = await readMedusaState(container, orderId);
  for (const { id, isShipped, items } of state?.fulfillments ?? []) {
    if (isShipped) continue;
    await createOrderShipmentWorkflow(container).run({
      input: {
        order_id: orderId,
        fulfillment_id: id,
        items,
        labels: [],
        created_by: by,
        no_notification: true,
      },
    });
  }
}
