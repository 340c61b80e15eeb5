import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";

/** Pays a whole payment back that Medusa has no record of; twice is once. */
export async function refundUnrecordedPayment({
  id,
  stripe_id: stripeId,
}: ShopPaymentRow): Promise<void> {
  try {
    await stripeApi().refunds.create(
      { payment_intent: stripeId },
      { idempotencyKey: `return-${id}` },
    );
  } catch (error) {
    if (stripeErrorCode(error) !== "charge_already_refunded") throw error;
  }
}
