import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils";
import { takeBoughtFromCart } from "../workflows/cart/change-account-cart";
import { syncFromMedusa } from "../workflows/order/reconcile/sync-from-medusa";

/**
 * What staff do to an order in Medusa Admin shows in the shop's status too; what was paid leaves its
 * buyer's cart.
 */
export default async function followMedusaOrders({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const orderId = await orderOf(container, event.name, event.data.id);
  if (!orderId) return;
  await syncFromMedusa(container, orderId);
  if (event.name === PaymentEvents.CAPTURED) await takeBoughtFromCart(container, orderId);
}

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.CANCELED,
    PaymentEvents.CAPTURED,
    PaymentEvents.REFUNDED,
    FulfillmentWorkflowEvents.SHIPMENT_CREATED,
  ],
  context: { subscriberId: "follow-medusa-orders" },
};

async function orderOf(
  container: MedusaContainer,
  event: string,
  id: string,
): Promise<string | undefined> {
  if (event === OrderWorkflowEvents.CANCELED) return id;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  if (event === FulfillmentWorkflowEvents.SHIPMENT_CREATED) {
    const { data } = await query.graph({
      entity: "fulfillment",
      fields: ["order.id"],
      filters: { id },
    });
    return data[0]?.order?.id;
  }
  const { data } = await query.graph({
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id },
  });
  return data[0]?.payment_collection?.order?.id;
}
