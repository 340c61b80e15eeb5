import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { type ClosedPayment, closePayment } from "../pay/close-payment";
import { cancelInMedusa } from "../status/cancel-in-medusa";
import { recordChange } from "../status/record-change";

/**
 * Cancels a pending order that nobody paid: first its payment, then the order, and its stock is for
 * sale again. If the payment turns out paid the order is paid instead. No mail: its buyer never got
 * one about it. Call it under the payment's lock.
 */
export async function cancelUnpaidOrder(
  container: MedusaContainer,
  order: ShopOrderRow,
  note: string,
): Promise<ClosedPayment> {
  const { payments } = shopOrdersOf(container);
  const payment = order.payment_id ? await payments.find(order.payment_id) : undefined;
  const outcome = payment ? await closePayment(container, payment) : "closed";
  if (outcome !== "closed") return outcome;
  await cancelInMedusa(container, order.id, "shop");
  await recordChange(container, {
    orderId: order.id,
    from: ["pending"],
    to: "cancelled",
    by: "shop",
    note,
  });
  return outcome;
}
