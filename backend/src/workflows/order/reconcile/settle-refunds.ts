import { centsFromDollars } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { STRIPE_PROVIDER_ID, stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";
import { readMedusaState } from "../status/medusa-state";

/**
 * Medusa writes a refund down before it asks Stripe for it: after a crash between the two the money
 * would stay. Asks Stripe again for what Medusa has on record and Stripe has not; the idempotency
 * key is the one that Medusa used, so that nothing goes back twice.
 */
export async function settleRefunds(
  container: MedusaContainer,
  { id, stripe_id: stripeId }: ShopOrderRow,
): Promise<void> {
  const state = await readMedusaState(container, id);
  if (!stripeId || !state || state.refundedCents === 0) return;
  const intent = await stripeApi().paymentIntents.retrieve(stripeId, { expand: ["latest_charge"] });
  const charge = intent.latest_charge;
  const given = typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0;
  if (given >= state.refundedCents) return;
  const payments = state.payments.filter(({ providerId }) => providerId === STRIPE_PROVIDER_ID);
  const refunds = await container
    .resolve(Modules.PAYMENT)
    .listRefunds({ payment_id: payments.map((payment) => payment.id) }, { take: null });
  for (const refund of refunds) {
    try {
      await stripeApi().refunds.create(
        { payment_intent: stripeId, amount: centsFromDollars(Number(refund.amount)) },
        { idempotencyKey: refund.id },
      );
    } catch (error) {
      if (stripeErrorCode(error) !== "charge_already_refunded") throw error;
    }
  }
}
