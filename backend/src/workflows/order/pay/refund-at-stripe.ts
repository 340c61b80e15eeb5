import { centsFromDollars } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type Stripe from "stripe";
import { type ShopOrderRow, stripeIdsOf } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { paidAgainOf } from "../../../orders/came-back";
import { STRIPE_PROVIDER_ID, stripeApi } from "../../../payments/stripe-access";
import { stripeErrorCode } from "../../../payments/stripe-error-code";
import type { MedusaState } from "../record/medusa-state";
import { refundsOfPayment, sumOfRefunds } from "./refunds-of-payment";

/** Pays a whole payment back that Medusa has no record of; twice is once. */
export async function refundUnrecordedPayment({
  id,
  stripe_id: stripeId,
}: ShopPaymentRow): Promise<void> {
  await refundOnce({ payment_intent: stripeId }, `return-${id}`);
}

/**
 * Medusa writes a refund down before it asks Stripe for it: after a crash between the two the money
 * would stay. Asks Stripe again for what Medusa has on record and Stripe has not, the newest first and
 * no more than is missing; key and parameters are those that Medusa used, so that nothing goes back
 * twice. Stripe forgets keys after a day, so what went back long ago is not asked for.
 */
export async function settleRefunds(
  container: MedusaContainer,
  order: PaidAtStripe,
  state: MedusaState,
): Promise<void> {
  if (stripeIdsOf(order).length === 0 || state.refundedCents === 0) return;
  // Staff's refunds in Stripe's dashboard count on both sides: Medusa alone has no note of these.
  const known = state.refundedCents - state.refundedByHandCents;
  const isAllThere = async () => (await refundedAtStripe(order)) >= known;
  if (await isAllThere()) return;
  const payments = container.resolve(Modules.PAYMENT);
  for (const { id, providerId, stripeId } of state.payments) {
    if (providerId !== STRIPE_PROVIDER_ID || !stripeId) continue;
    const refunds = await payments.listRefunds(
      { payment_id: [id] },
      { take: null, order: { created_at: "DESC" } },
    );
    const asked = refunds.map((each) => ({
      key: each.id,
      amount: centsFromDollars(Number(each.amount)),
    }));
    for (const { key, amount } of asked) {
      if (await isAllThere()) return;
      await refundOnce({ amount, payment_intent: stripeId }, key);
    }
  }
}

/**
 * Takes away Medusa's newest notes of refunds that Stripe never paid: a crash left them, and Stripe
 * refuses them. Notes that Stripe has paid as much as are left alone.
 */
export async function dropUnpaidRefunds(
  container: MedusaContainer,
  order: PaidAtStripe,
  state: MedusaState,
): Promise<void> {
  if (stripeIdsOf(order).length === 0 || state.refundedCents === 0) return;
  const cards = state.payments.filter(({ providerId }) => providerId === STRIPE_PROVIDER_ID);
  const payments = container.resolve(Modules.PAYMENT);
  const noted = await payments.listRefunds(
    { payment_id: cards.map(({ id }) => id) },
    { take: null, order: { created_at: "DESC" } },
  );
  const cents = noted.map(({ id, amount }) => ({ id, cents: centsFromDollars(Number(amount)) }));
  let excess = cents.reduce((sum, each) => sum + each.cents, 0) - (await refundedAtStripe(order));
  for (const { id, cents: each } of cents) {
    if (each > excess) return;
    await payments.deleteRefunds([id]);
    excess -= each;
  }
}

/** As much of an order as says where its cards were charged. */
export type PaidAtStripe = Pick<ShopOrderRow, "stripe_id" | "further_stripe_ids" | "came_back">;

/**
 * In cents: what Stripe has given back of an order, of all its payments there. What it gave in place of
 * a refund that had come back is no refund of its own.
 */
export async function refundedAtStripe(order: PaidAtStripe): Promise<number> {
  const refunded = [...(await refundedOfEach(order)).values()];
  return refunded.reduce((sum, cents) => sum + cents, 0);
}

/** {@link refundedAtStripe} of each of the order's payments, by Stripe's id of it. */
export async function refundedOfEach(order: PaidAtStripe): Promise<ReadonlyMap<string, number>> {
  const refunded = stripeIdsOf(order).map(async (stripeId) => {
    const again = paidAgainOf(order.came_back.filter((entry) => entry.stripeId === stripeId));
    return [stripeId, (await refundedOfPayment(stripeId)) - again] as const;
  });
  return new Map(await Promise.all(refunded));
}

/**
 * In cents: what Stripe has given back of a payment, also where the card's bank has sent it back since. Such
 * a refund is settled by people: asked for again, it would go to a card that takes nothing, beside what they did.
 */
export async function refundedOfPayment(stripeId: string): Promise<number> {
  return sumOfRefunds(await refundsOfPayment(stripeId));
}

/** Asks Stripe for a refund; one that was given before, under whatever key, is well too. */
async function refundOnce(
  refund: Stripe.RefundCreateParams,
  idempotencyKey: string,
): Promise<void> {
  try {
    await stripeApi().refunds.create(refund, { idempotencyKey });
  } catch (error) {
    if (stripeErrorCode(error) !== "charge_already_refunded") throw error;
  }
}
