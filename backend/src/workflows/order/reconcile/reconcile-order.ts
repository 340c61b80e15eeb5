import type { PaymentState } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { isUnderWay, type ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { applyCapturedPayment } from "../pay/apply-captured-payment";
import { cancelUnpaidOrder } from "../pay/cancel-unpaid-order";
import { retrievePaymentIntent } from "../pay/retrieve-payment-intent";
import { rollbackIncompleteOrder } from "../place/take-back-order";
import { giveBackCodes } from "../record/count-codes";
import { underOrderLock } from "../record/order-locks";
import { finishPending } from "../status/do-status";
import { finishWaiting, isDue } from "../status/waiting-status";
import { followMedusa } from "./sync-from-medusa";

const EXPIRED = "It was not paid in time.";
const CLOSED = "Its payment was cancelled.";
const NEVER_PAID = "It was not paid within a week.";
const LONGEST_PAUSE_SECONDS = 600;
const AWAITED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Brings an order up to date with whatever happened to it while nobody told the shop: takes a
 * payment whose event was lost, gives up what was not paid in time, finishes what a crash left.
 * Answers where the payment stands of an order that waits for it. Waits for whoever has the order in hand.
 */
export async function reconcileOrder(
  container: MedusaContainer,
  { id }: Pick<ShopOrderRow, "id">,
): Promise<PaymentState | undefined> {
  return underOrderLock(container, id, async () => {
    const order = await shopOrdersOf(container).orders.find(id);
    if (!order) return undefined;
    if (!order.is_placed) await rollbackIncompleteOrder(container, order);
    else if (isUnderWay(order)) await finishPending(container, order);
    else if (isDue(order)) await finishWaiting(container, order);
    else if (order.status === "cancelled") await giveBackCodes(container, id);
    else if (order.status === "pending") return reconcilePayment(container, order);
    else return lookForMoney(container, order);
    return undefined;
  });
}

async function reconcilePayment(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<PaymentState | undefined> {
  const { orders, payments } = shopOrdersOf(container);
  const payment = order.payment_id ? await payments.find(order.payment_id) : undefined;
  // A paid order that staff set back to pending waits for staff.
  if (!payment || payment.state === "taken" || payment.state === "returned") return undefined;
  const intent = await retrievePaymentIntent(payment);
  if (intent.status === "succeeded") await applyCapturedPayment(container, payment, intent);
  else if (intent.status === "canceled") await giveUp(container, order, CLOSED);
  else if (order.expires_at <= new Date()) await giveUp(container, order, EXPIRED);
  await orders.planNextCheck(order.id, secondsToNextLook(order));
  return paymentStateOf(intent);
}

/**
 * An order that staff sent, or called paid, though nobody had paid: what arrives is taken, though
 * nobody told of it. Stripe repeats events for three days; what has not come after a week is not
 * waited for, and the goods that it keeps are for sale again.
 */
async function lookForMoney(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<PaymentState | undefined> {
  if (order.next_check_at === null) return undefined;
  const { orders, payments } = shopOrdersOf(container);
  const payment = order.payment_id ? await payments.find(order.payment_id) : undefined;
  const intent = payment?.state === "open" ? await retrievePaymentIntent(payment) : undefined;
  if (payment && intent?.status === "succeeded") {
    await applyCapturedPayment(container, payment, intent);
    await orders.endChecks(order.id);
    return paymentStateOf(intent);
  }
  const isUnpaid = order.received_cents === 0 && order.goods === "reserved";
  const isYoung = Date.now() - order.created_at.getTime() < AWAITED_MS;
  if (isUnpaid && isYoung) await orders.planNextCheck(order.id, secondsToNextLook(order));
  else if (isUnpaid) await giveUp(container, order, NEVER_PAID);
  else await orders.endChecks(order.id);
  return isUnpaid && isYoung && intent ? paymentStateOf(intent) : undefined;
}

/** What turns out paid in Medusa Admin, while nobody heard of it, is paid. */
async function giveUp(container: MedusaContainer, order: ShopOrderRow, why: string): Promise<void> {
  const outcome = await cancelUnpaidOrder(container, order, why);
  if (outcome === "paid") await followMedusa(container, order.id);
}

/** The older the order, the rarer the looks; the next one at the latest when it expires. */
function secondsToNextLook({ created_at: createdAt, expires_at: expiresAt }: ShopOrderRow): number {
  const age = (Date.now() - createdAt.getTime()) / 1000;
  const left = (expiresAt.getTime() - Date.now()) / 1000;
  const pause = Math.min(age, LONGEST_PAUSE_SECONDS);
  return left > 0 ? Math.min(pause, left) : pause;
}

function paymentStateOf(intent: Stripe.PaymentIntent): PaymentState {
  if (intent.status === "succeeded") return "done";
  if (intent.status === "processing") return "processing";
  return intent.last_payment_error ? "failed" : "open";
}
