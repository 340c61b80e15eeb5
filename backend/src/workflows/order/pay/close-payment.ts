import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";
import { applyCapturedPayment } from "./apply-captured-payment";
import { paymentUnavailable, retrievePaymentIntent } from "./retrieve-payment-intent";

/** "closed": it can never be paid. "paid": it was, and is taken. "processing": the bank decides. */
export type ClosedPayment = "closed" | "paid" | "processing";

/**
 * Makes sure that a payment will not be paid any more; one that was paid already becomes its
 * order's. Call it under the payment's lock.
 */
export async function closePayment(
  container: MedusaContainer,
  payment: ShopPaymentRow,
): Promise<ClosedPayment> {
  if (payment.state === "closed" || payment.state === "returned") return "closed";
  if (payment.state === "taken") return "paid";
  const intent = await cancelIntent(payment);
  if (intent.status === "succeeded") {
    await applyCapturedPayment(container, payment, intent);
    return "paid";
  }
  if (intent.status !== "canceled") return "processing";
  await shopOrdersOf(container).payments.setState(payment.id, "closed");
  return "closed";
}

async function cancelIntent(payment: ShopPaymentRow): Promise<Stripe.PaymentIntent> {
  try {
    return await stripeApi().paymentIntents.cancel(payment.stripe_id);
  } catch (error) {
    // Paid, cancelled before, or in the bank's hands: then Stripe says which.
    if (stripeErrorCode(error) !== "payment_intent_unexpected_state")
      throw paymentUnavailable(error);
    return retrievePaymentIntent(payment);
  }
}
