import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";

/** The order that a payment is of: the one that it paid, or the one that it made dearer. */
export function orderOfPayment(
  container: MedusaContainer,
  { id, for_order }: Pick<ShopPaymentRow, "id" | "for_order">,
): Promise<ShopOrderRow | undefined> {
  const { orders } = shopOrdersOf(container);
  return for_order ? orders.find(for_order) : orders.findByPayment(id);
}
