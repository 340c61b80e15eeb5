import { CURRENCY } from "@eldercare/contracts";
import type Stripe from "stripe";
import { stripeApi } from "../../../payments/stripe-access";
import { refundsOfPayment, sumOfRefunds } from "../pay/refunds-of-payment";
import type { MoneyThere } from "./compare-money";
import { isFailed } from "./failed-refund";

const PAGE = 100;

/** A time in which payments were begun: from then on, and before `until`, where there is an end. */
export interface PaymentsTime {
  since: Date;
  until?: Date | undefined;
}

/** A refund that came back from the bank, and the payment that it is of. */
interface FailedRefund {
  stripeId: string;
  refund: Stripe.Refund;
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/**
 * Every payment that was begun at Stripe in this time, and each other one of which something went back
 * in it; page by page. Payments of which a refund came back are to be looked at by themselves.
 */
export async function moneyAtStripe({
  since,
  until,
}: PaymentsTime): Promise<{ there: MoneyThere[]; failedRefunds: FailedRefund[] }> {
  const created = { gte: secondsOf(since), ...(until && { lt: secondsOf(until) }) };
  const asked = { created, limit: PAGE };
  const found = new Map<string, MoneyThere>();
  const failedRefunds: FailedRefund[] = [];
  const add = (intent: Stripe.PaymentIntent | string | null) => {
    if (typeof intent !== "object" || intent?.currency.toUpperCase() !== CURRENCY) return;
    found.set(intent.id, moneyOf(intent));
  };
  const intents = { ...asked, expand: ["data.latest_charge"] };
  for await (const intent of stripeApi().paymentIntents.list(intents)) add(intent);
  const refunds = { ...asked, expand: ["data.payment_intent.latest_charge"] };
  for await (const refund of stripeApi().refunds.list(refunds)) {
    add(refund.payment_intent);
    const stripeId = typeof refund.payment_intent === "object" && refund.payment_intent?.id;
    if (stripeId && found.has(stripeId) && isFailed(refund))
      failedRefunds.push({ stripeId, refund });
  }
  return { there: [...found.values()], failedRefunds };
}

/**
 * One payment as Stripe has it now; its `latest_charge` has to be there. What went back are the refunds
 * that have not come back themselves, and no more than its charge says.
 */
export async function moneyOfIntent(intent: Stripe.PaymentIntent): Promise<MoneyThere> {
  const money = moneyOf(intent);
  if (money.refundedCents === 0) return money;
  const refunds = await refundsOfPayment(intent.id);
  const arrived = sumOfRefunds(refunds.filter((refund) => !isFailed(refund)));
  return { ...money, refundedCents: Math.min(money.refundedCents, arrived) };
}

function moneyOf({
  id,
  status,
  amount_received: received,
  latest_charge: charge,
}: Stripe.PaymentIntent): MoneyThere {
  return {
    stripeId: id,
    paidCents: status === "succeeded" ? received : 0,
    refundedCents: typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0,
  };
}
