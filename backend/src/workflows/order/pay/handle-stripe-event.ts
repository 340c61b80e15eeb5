import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { PaymentIntent, StripeEvent } from "../../../payments/stripe-api";
import { underPaymentLock } from "../locks";
import { cancelUnpaidOrder } from "../reconcile/cancel-unpaid-order";
import { syncStripeRefund } from "../reconcile/sync-stripe-refund";
import { shopOrdersOf } from "../shop-orders";
import { applyCapturedPayment } from "./apply-captured-payment";

const CLOSED = "Its payment was cancelled.";

/**
 * Takes care of an event whose signature was checked. It throws when that failed: Stripe sends the
 * event again then, for three days, so that Stripe is the queue that loses nothing. The same event
 * again, or one that is no business of the shop's, changes nothing.
 */
export async function handleStripeEvent(
  container: MedusaContainer,
  event: StripeEvent,
): Promise<void> {
  const { payments } = shopOrdersOf(container);
  const stripeId = paymentIntentOf(event);
  const known = stripeId ? await payments.findByStripeId(stripeId) : undefined;
  if (!known || (await payments.isKnownEvent(event.id))) return;
  await underPaymentLock(container, known.id, async () => {
    const payment = await payments.find(known.id);
    if (!payment || (await payments.isKnownEvent(event.id))) return;
    await act(container, event, payment);
    await payments.rememberEvent(event.id, event.type);
  });
}

async function act(
  container: MedusaContainer,
  { type, data }: StripeEvent,
  payment: ShopPaymentRow,
): Promise<void> {
  if (type === "payment_intent.succeeded") {
    return applyCapturedPayment(container, payment, data.object as unknown as PaymentIntent);
  }
  const order = await shopOrdersOf(container).orders.findByPayment(payment.id);
  if (!order?.is_placed) return;
  if (type === "payment_intent.canceled" && order.status === "pending") {
    await cancelUnpaidOrder(container, order, CLOSED);
  }
  if (type === "charge.refunded") {
    await syncStripeRefund(container, { order, payment, charge: data.object });
  }
}

/** Events of payment intents carry the intent, those of charges its id. */
function paymentIntentOf({ data: { object } }: StripeEvent): string | undefined {
  if (object.object === "payment_intent") return object.id;
  return typeof object.payment_intent === "string" ? object.payment_intent : undefined;
}
