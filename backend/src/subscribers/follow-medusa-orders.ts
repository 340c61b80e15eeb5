import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  ContainerRegistrationKeys,
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils";
import { orderOfPayment } from "../medusa/order-payment-link";
import { shopOrdersOf } from "../orders/shop-orders";
import { takeBoughtFromCart } from "../workflows/cart/change-account-cart";
import { adoptMedusaOrder } from "../workflows/order/reconcile/adopt-medusa-orders";
import { syncFromMedusa } from "../workflows/order/reconcile/sync-from-medusa";

/**
 * What staff do to an order in Medusa Admin shows in the shop's status too; an order that
 * they made there is the shop's too; what was paid leaves its buyer's cart.
 */
export default async function followMedusaOrders({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const orderId = await orderOf(container, event.name, event.data.id);
  if (!orderId) return;
  if (event.name === OrderWorkflowEvents.PLACED) return adoptMedusaOrder(container, orderId);
  const isCapture = event.name === PaymentEvents.CAPTURED;
  // A capture makes nothing of an order that is paid: of the shop's own ones Medusa need not be asked.
  if (!isCapture || !(await isPaid(container, orderId))) await syncFromMedusa(container, orderId);
  if (isCapture) await takeBoughtFromCart(container, orderId);
}

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.PLACED,
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
  if (event === OrderWorkflowEvents.CANCELED || event === OrderWorkflowEvents.PLACED) return id;
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  if (event === FulfillmentWorkflowEvents.SHIPMENT_CREATED) {
    const { data } = await query.graph({
      entity: "fulfillment",
      fields: ["order.id"],
      filters: { id },
    });
    return data[0]?.order?.id;
  }
  return orderOfPayment(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), id);
}

async function isPaid(container: MedusaContainer, orderId: string): Promise<boolean> {
  return (await shopOrdersOf(container).orders.find(orderId))?.status === "paid";
}
