import { createHash } from "node:crypto";
import {
  MIN_ORDER_CENTS,
  NO_OPEN_PAYMENT,
  NOT_DELIVERED,
  type OrderRequest,
  PRICES_CHANGED,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { generateEntityId } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { isGuestId } from "../../../orders/guest-id";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { shopSettings } from "../../../settings";
import { findStoreContext, type StoreContext } from "../../store/store-context";
import { applyCapturedPayment } from "../pay/apply-captured-payment";
import { cancelUnpaidOrder } from "../pay/cancel-unpaid-order";
import { retrievePaymentIntent } from "../pay/retrieve-payment-intent";
import { setPaymentAmount } from "../pay/set-payment-amount";
import { countCodes } from "../record/count-codes";
import { underCheckoutLock, underPaymentLock, underStockLock } from "../record/order-locks";
import type { PricedLine } from "../total/cart-lines";
import { mergeLines } from "../total/cart-lines";
import { agreedTotals, type ComposedCart, composeCart } from "../total/compose-cart";
import { refuseChange, refuseShortage } from "../total/find-conflict";
import { priceLines } from "../total/price-lines";
import { beginShopOrder } from "./begin-shop-order";
import { holdMinutes } from "./hold-minutes";
import { placeShopOrder } from "./place-shop-order";
import { replaceOrder, rollbackIncompleteOrder } from "./take-back-order";
import { type StockedLine, withFreshStock } from "./with-fresh-stock";

const NO_PAYMENT = "This payment is over. Please go back to your cart and check out again.";
const TOO_LITTLE = "Cards cannot be charged less than $0.50.";
const CODES_USED_UP =
  "A code of yours has just been used as often as it can be. Please check out again.";
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
    await underPaymentLock(container, paymentId, async () => {
      const order = await orders.find(orderId);
      if (order?.status === "pending") await cancelUnpaidOrder(container, order, REPLACED);
    });
  }
}

interface Placing {
  request: OrderRequest;
  payment: ShopPaymentRow;
}

interface CheckedOrder extends Placing {
  fingerprint: string;
  store: StoreContext;
  lines: readonly StockedLine[];
  cart: ComposedCart;
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

  const store = await findStoreContext(container);
  const lines = await priceLines(container, store, request.items);
  refuseShortage(lines);
  const cart = await composeCart(container, store, lines, choicesOf(buyer, request));
  refuseSale(lines, cart, request);
  const variants = lines.flatMap(({ good }) => good?.variantId ?? []);
  const id = await underStockLock(container, variants, async () => {
    // Whoever waited here for the last one is told at once.
    const fresh = await withFreshStock(container, store, lines);
    refuseShortage(fresh);
    return placeChecked(container, buyer, {
      request,
      payment,
      fingerprint,
      store,
      lines: fresh,
      cart,
    });
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

async function placeChecked(
  container: MedusaContainer,
  buyer: Buyer,
  { request, payment, fingerprint, store, lines, cart }: CheckedOrder,
): Promise<string> {
  const id = generateEntityId(undefined, "order");
  const order = {
    id,
    store,
    paymentId: payment.id,
    paymentCollectionId: payment.payment_collection_id,
    userId: buyer.userId,
    customerId: buyer.customerId,
    email: buyer.email,
    items: lines.map(({ productId, variantName, good, name, qty, unitPriceCAD }) => ({
      productId,
      variantId: good?.variantId ?? "",
      ...(variantName !== undefined && { variantName }),
      name,
      qty,
      unitPriceCAD,
    })),
    amountCents: cart.totals.total,
    totals: agreedTotals(cart, store, request.shipping.region),
    cart: { goods: cart.goods, delivery: cart.delivery },
    shipping: request.shipping,
    fingerprint,
  };
  const minutes = holdMinutes(lines, shopSettings().ORDER_EXPIRY_MINUTES);
  await setPaymentAmount(container, payment, order.amountCents);
  await beginShopOrder(container, order, { minutes, placedFrom: buyer.address });
  try {
    const row = { ...order, user_id: order.userId };
    if (await countCodes(container, row)) {
      await placeShopOrder(container, order, lines);
      return id;
    }
  } catch (error) {
    await rollbackBegun(container, id);
    // Somebody outside the shop (staff, another channel) was quicker.
    refuseShortage(await priceLines(container, store, request.items));
    throw error;
  }
  await rollbackBegun(container, id);
  // Another buyer was quicker to use a code for the last time.
  refuseSale(lines, await composeCart(container, store, lines, choicesOf(buyer, request)), request);
  throw new Refusal("conflict", CODES_USED_UP, { code: PRICES_CHANGED });
}

async function rollbackBegun(container: MedusaContainer, id: string): Promise<void> {
  const left = await shopOrdersOf(container).orders.find(id);
  if (left && !left.is_placed) await rollbackIncompleteOrder(container, left);
}

function refuseSale(
  lines: readonly PricedLine[],
  cart: ComposedCart,
  { items, amountCAD }: OrderRequest,
): void {
  if (!cart.delivery) throw new Refusal("invalid", NOT_DELIVERED);
  refuseChange(lines, { asked: items, cents: amountCAD }, cart);
  if (amountCAD < MIN_ORDER_CENTS) throw new Refusal("invalid", TOO_LITTLE);
}

function choicesOf(
  buyer: Buyer,
  { shipping, deliveryOptionId, codes, writtenOrder }: OrderRequest,
) {
  return { user: buyer.codeUser, shipping, deliveryOptionId, codes, writtenOrder };
}

function isStanding({ status }: ShopOrderRow): boolean {
  return status !== "cancelled" && status !== "refunded";
}

/** The same lines to the same address, at the same terms, are the same order. */
function fingerprintOf({ items, amountCAD, shipping, ...choices }: OrderRequest): string {
  const { deliveryOptionId, codes, writtenOrder } = choices;
  const terms = [deliveryOptionId, codes, ...(writtenOrder === undefined ? [] : [writtenOrder])];
  return createHash("sha256")
    .update(JSON.stringify([mergeLines(items), amountCAD, shipping, ...terms]))
    .digest("base64url");
}

function over(): Refusal {
  return new Refusal("conflict", NO_PAYMENT, { code: NO_OPEN_PAYMENT });
}
