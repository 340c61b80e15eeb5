import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { unlinkPayment } from "../pay/unlink-payment";
import { cancelInMedusa } from "../status/cancel-in-medusa";
import { recordChange } from "../status/record-change";

/**
 * Cancels an unpaid order whose buyer changed the cart or the address before the card went through:
 * the same payment will pay for the next order. Call it under the payment's lock.
 */
export async function replaceOrder(container: MedusaContainer, order: ShopOrderRow): Promise<void> {
  const { orders } = shopOrdersOf(container);
  // Noted first, so that a crash from here on does not leave the stock reserved.
  await orders.beginStatusChange(order.id, "cancelled", "customer");
  await unlinkPayment(container, order);
  await orders.releasePayment(order.id);
  await cancelInMedusa(container, order.id, "customer");
  await recordChange(container, {
    orderId: order.id,
    from: ["pending"],
    to: "cancelled",
    by: "customer",
    note: "The buyer changed it before paying: a newer order took its place.",
    endsPendingChange: true,
  });
}
