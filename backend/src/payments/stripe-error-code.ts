import Stripe from "stripe";

/** Stripe's code for a failure of its library, like "payment_intent_unexpected_state". */
export function stripeErrorCode(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}
