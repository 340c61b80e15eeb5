import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { dueOf } from "../../../orders/came-back";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { refundedOfEach } from "../pay/refund-at-stripe";
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
 * Follows a refund that staff made in Stripe's own dashboard; the shop's own are known already. What
 * makes good a refund that came back is no further one. A whole one, of all that was paid, refunds the
 * order (Stripe is asked for no second one, it refuses that), a part of it is only noted, because the
 * order stays what it is. Call it under the order's lock.
 */
export async function syncStripeRefund(
  container: MedusaContainer,
  { order, payment, charge }: Refunded,
): Promise<void> {
  const state = await readMedusaState(container, order.id);
  if (payment.state !== "taken" || !state) return;
  const { stripe_id: stripeId } = payment;
  const refundedOf = await refundedOfEach(order);
  const atStripe = [...refundedOf.values()].reduce((sum, cents) => sum + cents, 0);
  const unknown = atStripe + state.refundedByHandCents - state.refundedCents;
  if (unknown <= 0) return;
  const again = Math.min(unknown, dueOf(order.came_back));
  if (again > 0) await notePaidAgain(container, order, { stripeId, cents: again });
  if (again === unknown) return;
  const refunded = state.refundedCents + unknown - again;
  if (refunded >= state.capturedCents) {
    const where = "at Stripe";
    return followStatus(container, order, { status: "refunded", by: "shop", state, where });
  }
  // What went back of another payment is noted with the event of that payment, as its own.
  const own = state.payments.find((each) => each.stripeId === stripeId);
  const given = refundedOf.get(stripeId) ?? 0;
  const news = own ? given - again - (charge.amount - own.refundableCents) : unknown - again;
  if (news <= 0) return;
  const refundedCents = state.refundedCents + news;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by: "shop",
    note: `${formatCents(refundedCents - state.refundedByHandCents)} in all was paid back at Stripe.`,
    refundedCents,
    refundedOf: stripeId,
    mail: partlyRefundedMail(order, paidBackSince(order, { ...state, refundedCents })),
  });
}

/** Staff paid what had come back once more, as the shop told them to: the order's refunds stay what they are. */
async function notePaidAgain(
  container: MedusaContainer,
  order: ShopOrderRow,
  { stripeId, cents }: { stripeId: string; cents: number },
): Promise<void> {
  const { orders } = shopOrdersOf(container);
  await recordChange(container, {
    ...{ orderId: order.id, from: [order.status], to: order.status, by: "shop" },
    eventKind: "order.changed",
    note: `${formatCents(cents)} that had come back was paid back at Stripe once more.`,
    writeMedusa: (transaction) =>
      orders.keepCameBack(
        order.id,
        { kind: "paid-again", at: new Date().toISOString(), stripeId, cents },
        transaction,
      ),
  });
}
