import { dollarsFromCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { beginAtProvider } from "../../../medusa/new-payment";
import type { ProposedChange } from "../../../modules/shop-order/payment-table";
import type { Buyer } from "../../../orders/buyer";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import { paymentUnavailable } from "./retrieve-payment-intent";

/** What a payment is begun for: an amount, and whether it was that of lines which were checked. */
export interface PaymentToBegin {
  cents: number;
  hasLines: boolean;
  /** Where it pays what an order comes to more by a change, which is made then. */
  ofChange?: { orderId: string; proposal: ProposedChange };
}

/** Who is to pay; no `address` where staff begin it for somebody. */
export type Payer = Pick<Buyer, "userId" | "browser"> & { address: string | null };

/**
 * Begins a payment of so many cents: a payment collection and session in Medusa and a payment intent
 * at Stripe. Answers the client secret. Refused as "unavailable" when Stripe gives none.
 */
export async function beginPayment(
  container: MedusaContainer,
  buyer: Payer,
  { cents, hasLines, ofChange }: PaymentToBegin,
): Promise<string> {
  const begun = await beginAtProvider(container.resolve(Modules.PAYMENT), {
    providerId: STRIPE_PROVIDER_ID,
    amount: dollarsFromCents(cents),
  }).catch((error: unknown) => {
    throw unanswered(container, error);
  });
  const { id: stripeId, client_secret: clientSecret } = begun.data;
  if (typeof stripeId !== "string" || typeof clientSecret !== "string") {
    throw unanswered(container, new Error("Stripe gave no payment intent."));
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    await begun.write(transaction);
    await shopOrdersOf(container).payments.create(
      {
        id: begun.sessionId,
        stripe_id: stripeId,
        payment_collection_id: begun.collectionId,
        user_id: buyer.userId,
        browser: buyer.browser,
        begun_from: buyer.address,
        has_lines: hasLines,
        amount_cents: cents,
        for_order: ofChange?.orderId ?? null,
        proposal: ofChange?.proposal ?? null,
      },
      transaction,
    );
  });
  return clientSecret;
}

function unanswered(container: MedusaContainer, cause: unknown) {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`A payment could not be begun: ${messageOf(cause)}`);
  return paymentUnavailable(cause);
}
