import { dollarsFromCents, NO_OPEN_PAYMENT } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../../errors/refusal";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";
import { paymentUnavailable } from "./retrieve-payment-intent";

const OVER = "This payment was made for another amount. Please check out again.";

/**
 * Sets what a payment asks for, in cents, at Stripe and in Medusa. A payment that was made already
 * keeps its amount: a {@link Refusal} "conflict". Call it under the payment's lock.
 */
export async function setPaymentAmount(
  container: MedusaContainer,
  payment: ShopPaymentRow,
  cents: number,
): Promise<void> {
  if (payment.amount_cents === cents) return;
  try {
    await stripeApi().paymentIntents.update(payment.stripe_id, { amount: cents });
  } catch (error) {
    if (stripeErrorCode(error) !== "payment_intent_unexpected_state")
      throw paymentUnavailable(error);
    throw new Refusal("conflict", OVER, { code: NO_OPEN_PAYMENT });
  }
  const payments = container.resolve(Modules.PAYMENT);
  const amount = dollarsFromCents(cents);
  const session = await payments.retrievePaymentSession(payment.id, { select: ["id", "data"] });
  await payments.updatePaymentSession({
    id: payment.id,
    currency_code: "cad",
    amount,
    // With the amount that Stripe has already, Medusa's provider need not ask it again.
    data: { ...session.data, amount: cents },
  });
  await payments.updatePaymentCollections(payment.payment_collection_id, { amount });
  await shopOrdersOf(container).payments.setAmount(payment.id, cents);
}
