import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../modules/shop-order/order-row";
import { cancelInMedusa } from "./cancel-in-medusa";
import { type ClosedPayment, closePayment } from "./close-payment";
import { recordChange } from "./record-change";
import { shopOrdersOf } from "./shop-orders";

/**
 * Cancels a pending order that nobody paid: first its payment, then the order, and its stock is for
 * sale again. If the payment turns out paid the order is paid instead. No mail: its buyer never got
 * one about it. Call it under the payment's lock.
 */
export async function giveUpOrder(
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
