import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { messageOf } from "../../../errors/message-of";
import { Refusal } from "../../../errors/refusal";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { NOT_TOLD, notPaidBackSentence } from "../../../orders/staff-sentences";
import { closeProposal } from "../pay/close-proposal";
import { refundedOfPayment, refundUnrecordedPayment } from "../pay/refund-at-stripe";
import { retrievePaymentIntent } from "../pay/retrieve-payment-intent";
import { changeNotMadeMail } from "../record/order-mail";
import { recordChange } from "../record/record-change";
import { isTriedLongEnough } from "../record/tried-long-enough";
import { plannedEdit } from "./ask-edit";
import { makeEdit } from "./edit-order";
import { orderStateName } from "./order-state";

const CHANGED = "The order was changed in the meantime.";
const LATE = "It was not paid in time.";
const OTHER_SUM = "It now comes to a different total.";
const OTHER_AMOUNT = "Another amount was paid.";
const CANCELLED = "Its payment was cancelled.";
const NOT_WAITING = "No change of this order waits for its payment.";
const BY_STAFF = "It was ended by hand.";
const PAID_NOW = "It was paid just now, so the change was made.";
const NOT_PAID_BACK =
  "It was paid, could not be made, and Stripe refuses to pay it back: the history of the order says what to do.";
const PROCESSING = "The bank is still working on its payment. Please try again in a few minutes.";

/**
 * Brings a change that waits for its payment up to date: makes it once it is paid, ends it once it cannot
 * be paid any more. What was paid and cannot be made goes back. Run again, it changes nothing; run again
 * after a crash, it finishes what is missing. Call it under the order's lock.
 */
export async function settleProposal(
  container: MedusaContainer,
  paymentId: string,
  known?: Stripe.PaymentIntent,
): Promise<void> {
  const { orders, payments } = shopOrdersOf(container);
  const payment = await payments.find(paymentId);
  if (!payment?.for_order || (payment.state !== "open" && payment.state !== "paid")) return;
  const order = await orders.find(payment.for_order);
  const intent = known ?? (await retrievePaymentIntent(payment));
  if (!order) {
    if (intent.status === "succeeded") await refundUnrecordedPayment(payment);
    await payments.setState(payment.id, intent.status === "succeeded" ? "returned" : "closed");
    return;
  }
  if (intent.status === "succeeded") {
    // Money that is here and neither taken nor back again is counted as not settled.
    if (payment.state === "open") await payments.setState(payment.id, "paid");
    return takeDifference(container, { order, payment, intent });
  }
  const why = intent.status === "canceled" ? CANCELLED : whyOver(order, payment);
  if (why) await closeProposal(container, { order, payment, why, by: "shop" });
}

/** Why a change cannot be paid any more; null while it can. */
export function whyOver(order: ShopOrderRow, { proposal }: ShopPaymentRow): string | null {
  if (!proposal || proposal.state !== orderStateName(order)) return CHANGED;
  return new Date(proposal.until) <= new Date() ? LATE : null;
}

/** The change as it would be made now; {@link Refusal} where it cannot be any more, or comes to another sum. */
export async function plannedProposal(
  container: MedusaContainer,
  order: ShopOrderRow,
  { proposal, amount_cents: cents }: ShopPaymentRow,
) {
  // Also one that is paid a moment too late is made, as long as the order is the one of then.
  if (!proposal || proposal.state !== orderStateName(order)) throw new Refusal("conflict", CHANGED);
  const planned = await plannedEdit(container, order, proposal.edit);
  const isAsAgreed =
    planned.amountCents === proposal.agreedCents && planned.differenceCents === cents;
  if (!isAsAgreed) throw new Refusal("conflict", OTHER_SUM);
  return { planned, by: proposal.by };
}

/** Staff end it: nobody can pay it any more. Answers in words what was done. Call it under the order's lock. */
export async function endProposal(
  container: MedusaContainer,
  order: ShopOrderRow,
  by: string,
): Promise<string> {
  const { payments } = shopOrdersOf(container);
  const [payment] = await payments.listProposed({ orderId: order.id });
  if (!payment) throw new Refusal("conflict", NOT_WAITING);
  if (await closeProposal(container, { order, payment, why: BY_STAFF, by })) {
    return "The change was ended: it can no longer be paid for, and the order stays as it is.";
  }
  await settleProposal(container, payment.id);
  const state = (await payments.find(payment.id))?.state;
  if (state === "taken") return PAID_NOW;
  if (state === "returned") return "It was paid just now, could not be made, and was paid back.";
  if (state === "closed") return NOT_PAID_BACK;
  throw new Refusal("conflict", PROCESSING);
}

interface Difference {
  order: ShopOrderRow;
  payment: ShopPaymentRow;
  intent: Stripe.PaymentIntent;
}

async function takeDifference(
  container: MedusaContainer,
  { order, payment, intent }: Difference,
): Promise<void> {
  try {
    // What went back, by a try that a crash cut off or in Stripe's dashboard, pays for nothing.
    const wentBack = await refundedOfPayment(payment.stripe_id);
    if (wentBack > 0 || intent.amount_received !== payment.amount_cents)
      throw new Refusal("conflict", OTHER_AMOUNT);
    const { planned, by } = await plannedProposal(container, order, payment);
    await makeEdit(container, order, { planned, paidBy: payment, by });
  } catch (error) {
    // Only what can never be made any more goes back; all else is tried again.
    if (!(error instanceof Refusal) || error.kind === "unavailable") throw error;
    await payBack(container, { order, payment, intent }, error.message);
  }
}

/** Whom the link was mailed to, unless staff have given the order another address since. */
function payerOf(order: ShopOrderRow, { proposal }: ShopPaymentRow): string {
  const isAsItWas = proposal?.state === orderStateName(order);
  return isAsItWas ? proposal.edit.shipping.email : order.shipping.email;
}

async function payBack(
  container: MedusaContainer,
  { order, payment, intent }: Difference,
  why: string,
): Promise<void> {
  const cents = intent.amount_received;
  const paid = `${formatCents(cents)} was paid by card for a change that could not be made any more`;
  const noted = { orderId: order.id, from: [order.status], to: order.status, by: "shop" };
  try {
    await refundUnrecordedPayment(payment);
  } catch (error) {
    // Stripe may refuse it for good, and nothing of the order would be packed for ever.
    if (!isTriedLongEnough(payment.state === "paid" ? payment.updated_at : null)) throw error;
    const left = cents - (await refundedOfPayment(payment.stripe_id));
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`Payment ${payment.stripe_id} is not paid back: ${messageOf(error)}`);
    await recordChange(container, {
      ...noted,
      note: `${paid}; the order stays as it is. ${why} ${notPaidBackSentence(left)} ${NOT_TOLD}`,
      payment: { id: payment.id, state: "closed" },
    });
    return;
  }
  await recordChange(container, {
    ...noted,
    note: `${paid}, and went back; the order stays as it is. ${why}`,
    payment: { id: payment.id, state: "returned" },
    mail: changeNotMadeMail(order, {
      ...{ cents, changes: payment.proposal?.changes ?? [] },
      recipient: payerOf(order, payment),
    }),
  });
}
