import type Stripe from "stripe";
import { stripeApi } from "../../../payments/stripe-access";

const PAGE = 100;

/** All refunds of a payment that Stripe was asked for, also those that failed; throws as Stripe's client does. */
export async function refundsOfPayment(stripeId: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  const asked = { payment_intent: stripeId, limit: PAGE };
  for await (const refund of stripeApi().refunds.list(asked)) refunds.push(refund);
  return refunds;
}

/** In cents. */
export const sumOfRefunds = (refunds: readonly Stripe.Refund[]): number =>
  refunds.reduce((cents, { amount }) => cents + amount, 0);
