import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { comparePayment } from "./check-money";
import { noteFailedRefund } from "./failed-refund-note";

/**
 * Follows a refund that came back from the card's bank, as Stripe's event tells it: it stands among what
 * disagrees, for staff to pay it back in another way, and in the order's history.
 */
export async function hearFailedRefund(
  container: MedusaContainer,
  payment: ShopPaymentRow,
  refund: Stripe.Refund,
): Promise<void> {
  // First: what was settled before it is noted would be owed for ever.
  await noteFailedRefund(container, payment, refund);
  await comparePayment(container, payment.stripe_id);
}
