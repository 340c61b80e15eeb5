import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import { type ShopOrderRow, stripeIdsOf } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { refundedOfPayment } from "../pay/refund-at-stripe";
import { readMedusaState } from "../record/medusa-state";
import { partlyRefundedMail } from "../record/order-mail";
import { paidBackSince } from "../record/paid-back";
import { recordChange } from "../record/record-change";
import { followStatus } from "../status/do-status";

interface Refunded {
  order: ShopOrderRow;
  payment: ShopPaymentRow;
  charge: Pick<Stripe.Charge, "amount">;
}

/**
 * Follows a refund that staff made in Stripe's own dashboard; the shop's own are known already. A
 * whole one, of all that was paid, refunds the order (Stripe is asked for no second one, it refuses
 * that), a part of it is only noted, because the order stays what it is. Call it under the order's lock.
 */
export async function syncStripeRefund(
  container: MedusaContainer,
  { order, payment, charge }: Refunded,
): Promise<void> {
  const state = await readMedusaState(container, order.id);
  if (payment.state !== "taken" || !state) return;
  const given = await refundedOfPayment(payment.stripe_id);
  const others = await Promise.all(
    stripeIdsOf(order)
      .filter((stripeId) => stripeId !== payment.stripe_id)
      .map(refundedOfPayment),
  );
  const byCard = others.reduce((sum, cents) => sum + cents, given);
  const refunded = byCard + state.refundedByHandCents;
  if (refunded <= state.refundedCents) return;
  if (refunded >= state.capturedCents) {
    const where = "at Stripe";
    return followStatus(container, order, { status: "refunded", by: "shop", state, where });
  }
  // What went back of another payment is noted with the event of that payment, as its own.
  const own = state.payments.find(({ stripeId }) => stripeId === payment.stripe_id);
  const news = own ? given - (charge.amount - own.refundableCents) : refunded - state.refundedCents;
  if (news <= 0) return;
  const refundedCents = state.refundedCents + news;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by: "shop",
    note: `${formatCents(refundedCents - state.refundedByHandCents)} in all was paid back at Stripe.`,
    refundedCents,
    refundedOf: payment.stripe_id,
    mail: partlyRefundedMail(order, paidBackSince(order, { ...state, refundedCents })),
  });
}
