import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { type ClosedPayment, closePayment } from "./close-payment";

const PROCESSING = "The bank is still working on this payment. Please try again in a few minutes.";

/**
 * For changes by staff: the card payment of an order must not succeed afterwards. Throws a
 * {@link Refusal} "conflict" while the bank has yet to decide.
 */
export async function closeOpenPayment(
  container: MedusaContainer,
  { payment_id: paymentId }: ShopOrderRow,
): Promise<ClosedPayment> {
  const payment = paymentId ? await shopOrdersOf(container).payments.find(paymentId) : undefined;
  const outcome = payment ? await closePayment(container, payment) : "closed";
  if (outcome === "processing") throw new Refusal("conflict", PROCESSING);
  return outcome;
}
