import { PAYMENT_UNAVAILABLE } from "@eldercare/contracts";
import type Stripe from "stripe";
import { ApiError } from "../../../http/api-error";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { stripeApi } from "../../../payments/stripe-access";

const UNAVAILABLE =
  "The card payment service does not answer. Nothing was charged; please try again in a moment.";

/** The payment as Stripe has it now. Throws a 502 {@link ApiError} when Stripe does not answer. */
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
export function paymentUnavailable(cause: unknown): ApiError {
  const error = new ApiError(502, { message: UNAVAILABLE, code: PAYMENT_UNAVAILABLE });
  error.cause = cause;
  return error;
}
