import type { PaymentState } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { PaymentIntent } from "../../../payments/stripe-api";
import { underPaymentLock } from "../locks";
import { takePayment } from "../pay/apply-captured-payment";
import { lookAtIntent } from "../pay/retrieve-payment-intent";
import { abandonHalfMadeOrder } from "../place/rollback-incomplete-order";
import { shopOrdersOf } from "../shop-orders";
import { finishAction } from "../status/set-order-status";
import { giveUpOrder } from "./cancel-unpaid-order";

const EXPIRED = "It was not paid in time.";
const CLOSED = "Its payment was cancelled.";
const LONGEST_PAUSE_SECONDS = 600;

/**
 * Brings an order up to date with whatever happened to it while nobody told the shop: takes a
 * payment whose event was lost, gives up what was not paid in time, finishes what a crash left.
 * Answers where the payment of a pending order stands. Waits for whoever has the order in hand.
 */
export async function reviewOrder(
  container: MedusaContainer,
  { id, payment_id: paymentId }: Pick<ShopOrderRow, "id" | "payment_id">,
): Promise<PaymentState | undefined> {
  return underPaymentLock(container, paymentId ?? id, async () => {
    const order = await shopOrdersOf(container).orders.find(id);
    if (!order) return undefined;
    if (!order.is_placed) await abandonHalfMadeOrder(container, order);
    else if (order.action) await finishAction(container, order);
    else if (order.status === "pending") return reviewPayment(container, order);
    return undefined;
  });
}

async function reviewPayment(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<PaymentState | undefined> {
  const { orders, payments } = shopOrdersOf(container);
  const payment = order.payment_id ? await payments.find(order.payment_id) : undefined;
  // A paid order that staff set back to pending waits for staff.
  if (!payment || payment.state === "taken" || payment.state === "returned") return undefined;
  const intent = await lookAtIntent(payment);
  if (intent.status === "succeeded") await takePayment(container, payment, intent);
  else if (intent.status === "canceled") await giveUpOrder(container, order, CLOSED);
  else if (order.expires_at <= new Date()) await giveUpOrder(container, order, EXPIRED);
  await orders.lookAgain(order.id, secondsToNextLook(order));
  return paymentStateOf(intent);
}

/** The older the order, the rarer the looks; the next one at the latest when it expires. */
function secondsToNextLook({ created_at: createdAt, expires_at: expiresAt }: ShopOrderRow): number {
  const age = (Date.now() - createdAt.getTime()) / 1000;
  const left = (expiresAt.getTime() - Date.now()) / 1000;
  const pause = Math.min(age, LONGEST_PAUSE_SECONDS);
  return left > 0 ? Math.min(pause, left) : pause;
}

function paymentStateOf(intent: PaymentIntent): PaymentState {
  if (intent.status === "succeeded") return "done";
  if (intent.status === "processing") return "processing";
  return intent.last_payment_error ? "failed" : "open";
}
