import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { applyCapturedPayment } from "./apply-captured-payment";
import { paymentUnavailable, retrievePaymentIntent } from "./retrieve-payment-intent";

const PROCESSING = "The bank is still working on this payment. Please try again in a few minutes.";

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
  const intent = await cancelledIntent(payment);
  if (intent.status === "succeeded") {
    await applyCapturedPayment(container, payment, intent);
    return "paid";
  }
  if (intent.status !== "canceled") return "processing";
  await shopOrdersOf(container).payments.setState(payment.id, "closed");
  return "closed";
}

/**
 * For changes by staff: the card payment of an order must not succeed afterwards. Answers whether it
 * was paid, and Medusa's side of the order from then on: the given `state`, read anew only when the
 * money arrived just now. A {@link Refusal} "conflict" while the bank has yet to decide.
 */
export async function closeOpenPayment(
  container: MedusaContainer,
  { id, payment_id: paymentId }: ShopOrderRow,
  state: MedusaState,
): Promise<{ isPaid: boolean; state: MedusaState }> {
  const payment = paymentId ? await shopOrdersOf(container).payments.find(paymentId) : undefined;
  const outcome = payment ? await closePayment(container, payment) : "closed";
  if (outcome === "processing") throw new Refusal("conflict", PROCESSING);
  const isPaid = outcome === "paid";
  const isNews = isPaid && payment?.state !== "taken";
  return { isPaid, state: (isNews && (await readMedusaState(container, id))) || state };
}

/** A payment at Stripe that is cancelled if it can be; its status says what is so. */
export async function cancelledIntent(payment: ShopPaymentRow): Promise<Stripe.PaymentIntent> {
  try {
    return await stripeApi().paymentIntents.cancel(payment.stripe_id);
  } catch (error) {
    // Paid, cancelled before, or in the bank's hands: then Stripe says which.
    if (stripeErrorCode(error) !== "payment_intent_unexpected_state")
      throw paymentUnavailable(error);
    return retrievePaymentIntent(payment);
  }
}
