import { NO_OPEN_PAYMENT, type OrderRequest } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { isGuestId } from "../../../orders/guest-id";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { shopSettings } from "../../../settings";
import { applyCapturedPayment } from "../pay/apply-captured-payment";
import { cancelUnpaidOrder } from "../pay/cancel-unpaid-order";
import { retrievePaymentIntent } from "../pay/retrieve-payment-intent";
import { underCheckoutLock, underOrderLock, underPaymentLock } from "../record/order-locks";
import { holdMinutes } from "./hold-minutes";
import { fingerprintOf } from "./sale-fingerprint";
import { sellLines } from "./sell-lines";
import { replaceOrder, rollbackIncompleteOrder } from "./take-back-order";

const NO_PAYMENT = "This payment is over. Please go back to your cart and check out again.";
const REPLACED = "The buyer checked out again before paying: a newer order took its place.";

/**
 * Places an order and reserves its stock; the card is charged afterwards. Prices, stock and total
 * are the shop's own, anything else is a conflict with the fresh lines. The same request again is
 * the same order. Answers the order's id. Throws {@link Refusal}.
 */
export async function placeOrder(
  container: MedusaContainer,
  buyer: Buyer,
  request: OrderRequest,
): Promise<string> {
  const chosen = await choosePayment(container, buyer, request.paymentIntentId);
  return underCheckoutLock(container, chosen.browser, async () => {
    await replaceUnpaidOrders(container, chosen);
    return underPaymentLock(container, chosen.id, async () => {
      const payment = await shopOrdersOf(container).payments.find(chosen.id);
      if (!payment) throw over();
      return placeWithPayment(container, buyer, { request, payment });
    });
  });
}

async function choosePayment(container: MedusaContainer, buyer: Buyer, stripeId?: string) {
  const { payments } = shopOrdersOf(container);
  const payment = stripeId
    ? await payments.findByStripeId(stripeId)
    : await payments.findLatest(buyer.userId, buyer.browser);
  if (payment?.user_id !== buyer.userId) throw over();
  // It pays a change of an order that there is.
  if (payment.for_order) throw over();
  // An address that somebody gave proves nothing: a guest pays in one browser.
  if (isGuestId(buyer.userId) && payment.browser !== buyer.browser) throw over();
  return payment;
}

/** Unpaid orders of the same browser give their stock back, and their payments cannot be paid twice. */
async function replaceUnpaidOrders(
  container: MedusaContainer,
  { id, user_id: userId, browser }: ShopPaymentRow,
): Promise<void> {
  const { orders } = shopOrdersOf(container);
  for (const { id: orderId, payment_id: paymentId } of await orders.listPendingOf(
    userId,
    browser,
  )) {
    if (!paymentId || paymentId === id) continue;
    await underOrderLock(container, orderId, async () => {
      const order = await orders.find(orderId);
      if (order?.status === "pending") await cancelUnpaidOrder(container, order, REPLACED);
    });
  }
}

interface Placing {
  request: OrderRequest;
  payment: ShopPaymentRow;
}

async function placeWithPayment(
  container: MedusaContainer,
  buyer: Buyer,
  { request, payment }: Placing,
): Promise<string> {
  const fingerprint = fingerprintOf(request);
  const known = await shopOrdersOf(container).orders.findByPayment(payment.id);
  if (known?.is_placed && known.fingerprint === fingerprint && isStanding(known)) return known.id;
  if (known) await makeRoom(container, known, payment);
  if (payment.state !== "open" && payment.state !== "paid") throw over();

  const id = generateEntityId(undefined, "order");
  await sellLines(container, {
    id,
    buyer,
    request,
    payment,
    fingerprint,
    holdMinutes: (lines) => holdMinutes(lines, shopSettings().ORDER_EXPIRY_MINUTES),
    placedFrom: buyer.address,
    begins: { by: "customer", note: "The order was placed." },
  });
  // Money that came before its order has waited for it.
  if (payment.state === "paid") {
    await applyCapturedPayment(container, payment, await retrievePaymentIntent(payment));
  }
  return id;
}

/** The payment's earlier order, if it has one, gives way, unless it was paid meanwhile. */
async function makeRoom(
  container: MedusaContainer,
  known: ShopOrderRow,
  payment: ShopPaymentRow,
): Promise<void> {
  if (!known.is_placed) return rollbackIncompleteOrder(container, known);
  if (known.status !== "pending" || payment.state !== "open") throw over();
  const intent = await retrievePaymentIntent(payment);
  if (intent.status === "succeeded") await applyCapturedPayment(container, payment, intent);
  if (!intent.status.startsWith("requires_")) throw over();
  await replaceOrder(container, known);
}

function isStanding({ status }: ShopOrderRow): boolean {
  return status !== "cancelled" && status !== "refunded";
}

function over(): Refusal {
  return new Refusal("conflict", NO_PAYMENT, { code: NO_OPEN_PAYMENT });
}
