import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { payments as measured } from "../../../measures/measures";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { settleProposal } from "../edit/settle-proposal";
import { applyCapturedPayment } from "../pay/apply-captured-payment";
import { cancelUnpaidOrder } from "../pay/cancel-unpaid-order";
import { closeAfterDeclines, countDecline } from "../pay/card-declines";
import { underOrderLock, underPaymentLock } from "../record/order-locks";
import { finishPending } from "../status/do-status";
import { failedRefundIn } from "./failed-refund";
import { hearFailedRefund } from "./hear-failed-refund";
import { orderOfPayment } from "./order-of-payment";
import { syncStripeRefund } from "./sync-stripe-refund";

const CLOSED = "Its payment was cancelled.";

/**
 * Takes care of an event whose signature was checked. It throws when that failed: Stripe sends the
 * event again then, for three days, so that Stripe is the queue that loses nothing. The same event
 * again, or one that is no business of the shop's, changes nothing.
 */
export async function handleStripeEvent(
  container: MedusaContainer,
  event: Stripe.Event,
): Promise<void> {
  const { payments } = shopOrdersOf(container);
  const stripeId = paymentIntentOf(event);
  const known = stripeId ? await payments.findByStripeId(stripeId) : undefined;
  if (!known) return;
  if (event.type === "payment_intent.payment_failed") {
    if (await payments.rememberEvent(event.id, event.type)) {
      measured.inc({ outcome: "declined" });
      await countDecline(container, known);
    }
    // Also for an event that came before: its first handling may have ended half way.
    return closeAfterDeclines(container, known);
  }
  const failedRefund = failedRefundIn(event);
  if (failedRefund) return hearFailedRefund(container, known, failedRefund);
  if (await payments.isKnownEvent(event.id)) return;
  const underLock = (job: () => Promise<void>) =>
    known.for_order
      ? underOrderLock(container, known.for_order, job)
      : underPaymentLock(container, known.id, job);
  await underLock(async () => {
    const payment = await payments.find(known.id);
    if (!payment || (await payments.isKnownEvent(event.id))) return;
    await act(container, event, payment);
    await payments.rememberEvent(event.id, event.type);
  });
}

async function act(
  container: MedusaContainer,
  event: Stripe.Event,
  payment: ShopPaymentRow,
): Promise<void> {
  if (payment.for_order && event.type !== "charge.refunded") {
    const changed = await shopOrdersOf(container).orders.find(payment.for_order);
    // What was begun before is finished first: the change is one of the order as it is then.
    if (changed) await finishPending(container, changed);
    const isIntent = event.type === "payment_intent.succeeded";
    return settleProposal(container, payment.id, isIntent ? event.data.object : undefined);
  }
  if (event.type === "payment_intent.succeeded") {
    return applyCapturedPayment(container, payment, event.data.object);
  }
  const order = await orderOfPayment(container, payment);
  if (!order?.is_placed) return;
  if (event.type === "payment_intent.canceled" && order.status === "pending") {
    await cancelUnpaidOrder(container, order, CLOSED);
  }
  if (event.type === "charge.refunded") {
    // What the shop itself pays back just now is no news.
    await finishPending(container, order);
    const settled = (await shopOrdersOf(container).orders.find(order.id)) ?? order;
    await syncStripeRefund(container, { order: settled, payment, charge: event.data.object });
  }
}

/** Events of payment intents carry the intent, those of charges its id. */
function paymentIntentOf({ data: { object } }: Stripe.Event): string | undefined {
  if (!("object" in object)) return undefined;
  if (object.object === "payment_intent") return object.id;
  if (!("payment_intent" in object)) return undefined;
  return typeof object.payment_intent === "string" ? object.payment_intent : undefined;
}
