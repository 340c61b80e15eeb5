import { CURRENCY } from "@eldercare/contracts";
import type Stripe from "stripe";
import { stripeApi } from "../../../payments/stripe-access";
import type { MoneyThere } from "./compare-money";

const PAGE = 100;

/**
 * Every payment that was begun at Stripe since then, and each older one of which something went back
 * since; page by page.
 */
export async function moneyAtStripe(since: Date): Promise<MoneyThere[]> {
  const asked = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE };
  const found = new Map<string, MoneyThere>();
  const add = (intent: Stripe.PaymentIntent | string | null) => {
    if (typeof intent !== "object" || intent?.currency.toUpperCase() !== CURRENCY) return;
    found.set(intent.id, moneyOf(intent));
  };
  const intents = { ...asked, expand: ["data.latest_charge"] };
  for await (const intent of stripeApi().paymentIntents.list(intents)) add(intent);
  const refunds = { ...asked, expand: ["data.payment_intent.latest_charge"] };
  for await (const refund of stripeApi().refunds.list(refunds)) add(refund.payment_intent);
  return [...found.values()];
}

/** One payment as Stripe has it now; its `latest_charge` has to be there. */
export function moneyOf({
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
