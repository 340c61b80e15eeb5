import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";

/** Parts Medusa's order from the payment collection, which another order may take over. */
export async function unlinkPayment(
  container: MedusaContainer,
  { id, payment_id: paymentId }: ShopOrderRow,
): Promise<void> {
  const payment = paymentId ? await shopOrdersOf(container).payments.find(paymentId) : undefined;
  if (!payment) return;
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
    [Modules.ORDER]: { order_id: id },
    [Modules.PAYMENT]: { payment_collection_id: payment.payment_collection_id },
  });
}
