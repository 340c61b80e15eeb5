import type { OrderStatus, PayLinkMessage, PhoneOrderBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { beginPayment } from "../pay/begin-payment";
import { fingerprintOf } from "../place/sale-fingerprint";
import { sellLines } from "../place/sell-lines";
import { rollbackIncompleteOrder } from "../place/take-back-order";
import { underPaymentLock } from "../record/order-locks";
import { setOrderStatus } from "../status/set-order-status";
import { payLinkMinutes, sendPayLink } from "./pay-links";
import { buyerWithoutAddress, type PhoneBuyer, phoneBuyer } from "./phone-buyer";

const TAKEN = "Taken by phone.";
const MAILED = "The order was placed before, and its pay link was emailed.";
const placedBefore = (status: OrderStatus) =>
  `The order was placed before, and is ${status} by now.`;

/**
 * Places an order that staff take for somebody, by the checkout's own rules for prices, stock,
 * delivery, codes and taxes; what a buyer may hold unpaid does not count here. Then its pay link is
 * mailed, or shown where there is no address, or it is noted as paid. The same key again is the same order, and goes on where a crash or
 * a lost answer left it. Answers the order's id, and in words what was done. Throws {@link Refusal}.
 */
export async function placePhoneOrder(
  container: MedusaContainer,
  { key, payment, ...request }: PhoneOrderBody,
  by: string,
): Promise<{ orderId: string } & PayLinkMessage> {
  const orderId = `order_${key.replaceAll("-", "")}`;
  await underPaymentLock(container, orderId, async () => {
    const { orders } = shopOrdersOf(container);
    const known = await orders.find(orderId);
    const fingerprint = fingerprintOf(request);
    if (known?.is_placed) return refuseOther(known, fingerprint);
    if (known) await rollbackIncompleteOrder(container, known);
    const { email } = request.shipping;
    const buyer = email ? await phoneBuyer(container, email) : buyerWithoutAddress(orderId);
    await sellLines(container, {
      id: orderId,
      buyer,
      request,
      payment: payment.by === "link" ? await beginCard(container, buyer, request) : undefined,
      fingerprint,
      holdMinutes: payLinkMinutes,
      placedFrom: null,
      begins: { by, note: TAKEN },
    });
    const number = (await orders.find(orderId))?.number ?? 0;
    await recordSecurityEvent(container, {
      kind: "order.taken",
      subject: { kind: "order", id: orderId, label: `Order ${number}` },
      after: { amountCAD: request.amountCAD, paidBy: payment.by },
    });
  });
  const { status } = (await shopOrdersOf(container).orders.find(orderId)) ?? {};
  // Sent again after somebody cancelled it, it is not paid by that.
  if (status && status !== "pending") return { orderId, message: placedBefore(status) };
  if (payment.by === "means") {
    const paid = { orderId, status: "paid" as const, by, means: payment.means };
    return { orderId, message: await setOrderStatus(container, paid) };
  }
  const mailed = await shopOrdersOf(container).payLinks.listOf(orderId);
  // A link that was shown, and whose answer was lost, nobody has: another one is.
  if (mailed.length > 0 && request.shipping.email) return { orderId, message: MAILED };
  return { orderId, ...(await sendPayLink(container, { orderId, by })) };
}

/** The form was changed after its order was placed, and its answer lost. */
function refuseOther(
  { fingerprint, number }: { fingerprint: string; number: number | null },
  asked: string,
): void {
  if (fingerprint === asked) return;
  throw new Refusal(
    "conflict",
    `This order was placed before you changed it: it is order ${number}. Please look at it in the list of orders.`,
  );
}

async function beginCard(
  container: MedusaContainer,
  { userId }: PhoneBuyer,
  { amountCAD: cents }: Pick<PhoneOrderBody, "amountCAD">,
): Promise<ShopPaymentRow | undefined> {
  const payer = { userId, browser: "", address: null };
  const clientSecret = await beginPayment(container, payer, { cents, hasLines: true });
  const stripeId = clientSecret.split("_secret_")[0] ?? "";
  return shopOrdersOf(container).payments.findByStripeId(stripeId);
}
