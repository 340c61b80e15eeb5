import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import type { Buyer } from "../../../orders/buyer";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import { paymentUnavailable } from "./retrieve-payment-intent";

/** What a payment is begun for: an amount, and whether it was that of lines which were checked. */
export interface PaymentToBegin {
  cents: number;
  hasLines: boolean;
}

/**
 * Begins a payment of so many cents: a payment collection and session in Medusa and a payment intent
 * at Stripe. Answers the client secret. Refused as "unavailable" when Stripe gives none.
 */
export async function beginPayment(
  container: MedusaContainer,
  buyer: Buyer,
  { cents, hasLines }: PaymentToBegin,
): Promise<string> {
  const payments = container.resolve(Modules.PAYMENT);
  const amount = dollarsFromCents(cents);
  const collection = await payments.createPaymentCollections({ currency_code: "cad", amount });
  const session = await payments
    .createPaymentSession(collection.id, {
      provider_id: STRIPE_PROVIDER_ID,
      currency_code: "cad",
      amount,
      data: {},
    })
    .catch(async (error: unknown) => {
      await payments.deletePaymentCollections(collection.id);
      throw unanswered(container, error);
    });
  const { id: stripeId, client_secret: clientSecret } = session.data ?? {};
  if (typeof stripeId !== "string" || typeof clientSecret !== "string") {
    // After a failure on Stripe's side Medusa keeps a session without a payment intent.
    await payments.deletePaymentCollections(collection.id);
    throw unanswered(container, new Error("Stripe gave no payment intent."));
  }
  await shopOrdersOf(container).payments.create({
    id: session.id,
    stripe_id: stripeId,
    payment_collection_id: collection.id,
    user_id: buyer.userId,
    browser: buyer.browser,
    begun_from: buyer.address,
    has_lines: hasLines,
    amount_cents: cents,
  });
  return clientSecret;
}

function unanswered(container: MedusaContainer, cause: unknown) {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`A payment could not be begun: ${messageOf(cause)}`);
  return paymentUnavailable(cause);
}
