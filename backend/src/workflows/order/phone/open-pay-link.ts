import { type Order, PAY_LINK_INVALID, type PayLinkAnswer } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readContent } from "../../../content/texts/read-content";
import { Refusal } from "../../../errors/refusal";
import { clientSecretOf } from "../../../medusa/client-secret";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { REMOVED_PERSON } from "../../../modules/shop-order/order-table";
import type { PayLinkRow } from "../../../modules/shop-order/pay-link-table";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { tokenFingerprint } from "../../account/token-fingerprint";
import { refuseAfterDeclines } from "../pay/card-declines";
import { lookUpOrder } from "../reconcile/look-up-order";
import { openChangeLink } from "./open-change-link";
import { isHolding, isPayable } from "./pay-links";

const UNKNOWN = "This pay link is not complete, or not one of ours.";
const ENDED = "We ended this pay link, so it can no longer be used to pay.";
const EXPIRED = "This pay link has expired, so it can no longer be used to pay.";
const PAID = "This order is already paid. Thank you!";
const CHANGE_PAID = "This change to your order is already paid. Thank you!";

/**
 * The order of a pay link, and as long as it may be paid the client secret of its one payment: however
 * many tabs and links there are, Stripe takes it once. Brought up to date first. A link that does not
 * hold is a {@link Refusal} "invalid" that says why, and shows nothing of the order.
 */
export async function openPayLink(
  container: MedusaContainer,
  { token, address }: { token: string; address: string },
): Promise<PayLinkAnswer> {
  const { orders, payLinks, payments } = shopOrdersOf(container);
  const link = await payLinks.findByHash(tokenFingerprint(token));
  const known = link && (await orders.find(link.order_id));
  const { phone } = await readContent(container, "everywhere");
  const callUs = `Please call us at ${phone}: we are glad to help.`;
  if (!link || !known?.is_placed || known.email === REMOVED_PERSON) {
    throw invalid(`${UNKNOWN} ${callUs}`);
  }
  if (!isHolding(link)) {
    const change = link.payment_id ? await payments.find(link.payment_id) : undefined;
    throw invalid(whyOver(known, link, { callUs, change }));
  }
  const until = link.expires_at.toISOString();
  if (link.payment_id) {
    return openChangeLink(container, { order: known, paymentId: link.payment_id, until, address });
  }
  const found = await lookUpOrder(container, known);
  const row = (await orders.find(known.id)) ?? known;
  const answer = { found, until };
  const state = await stateOf(container, row, found.order.paymentState);
  if (state !== "payable") return { ...answer, state };
  const payment = await payments.find(row.payment_id ?? "");
  if (payment) await refuseAfterDeclines(container, { holder: payment, address });
  return { ...answer, state, clientSecret: await clientSecretOf(container, row.payment_id ?? "") };
}

async function stateOf(
  container: MedusaContainer,
  order: ShopOrderRow,
  paymentState: Order["paymentState"],
): Promise<PayLinkAnswer["state"]> {
  if (order.status === "cancelled" || order.status === "refunded") return "over";
  if (order.received_cents > 0) return "paid";
  if (paymentState === "processing" || paymentState === "done") return "processing";
  return (await isPayable(container, order)) ? "payable" : "over";
}

function whyOver(
  { status, received_cents }: ShopOrderRow,
  { ended_at: endedAt, payment_id: paymentId }: PayLinkRow,
  { callUs, change }: { callUs: string; change: ShopPaymentRow | undefined },
): string {
  const isPaid = received_cents > 0 && status !== "cancelled" && status !== "refunded";
  if (paymentId ? change?.state === "taken" : isPaid) return paymentId ? CHANGE_PAID : PAID;
  return `${endedAt ? ENDED : EXPIRED} ${callUs}`;
}

const invalid = (sentence: string) => new Refusal("invalid", sentence, { code: PAY_LINK_INVALID });
