import { PAYMENT_UNAVAILABLE } from "@eldercare/contracts";
import type Stripe from "stripe";
import { Refusal } from "../../../errors/refusal";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { stripeApi } from "../../../payments/stripe-access";

const UNAVAILABLE =
  "The card payment service does not answer. Nothing was charged; please try again in a moment.";

/** The payment as Stripe has it now; a {@link Refusal} "unavailable" when Stripe does not answer. */
export async function retrievePaymentIntent({
  stripe_id: id,
}: ShopPaymentRow): Promise<Stripe.PaymentIntent> {
  try {
    return await stripeApi().paymentIntents.retrieve(id);
  } catch (error) {
    throw paymentUnavailable(error);
  }
}

/** What shoppers and staff are told when Stripe is away; the cause stays for the log. */
export function paymentUnavailable(cause: unknown): Refusal {
  return new Refusal("unavailable", UNAVAILABLE, { code: PAYMENT_UNAVAILABLE }, { cause });
}
