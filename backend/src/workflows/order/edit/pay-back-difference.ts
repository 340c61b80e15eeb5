import { randomUUID } from "node:crypto";
import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import type { PendingMoneyBack } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { toHandBackSentence } from "../../../orders/staff-sentences";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import { finishMoneyBack } from "../money-back/pay-part-back";
import type { MedusaState } from "../record/medusa-state";

/** What was paid beyond what an order comes to now, as it is noted together with the change. */
export const differenceToPayBack = (cents: number, by: string): PendingMoneyBack => ({
  chosen: { key: randomUUID().replaceAll("-", ""), lines: [], delivery: false, reason: "other" },
  ...{ at: new Date().toISOString(), by, cents, isMailed: false, ofChange: true },
  parts: { subtotal: 0, discount: 0, delivery: 0, taxes: [], taxTotal: 0 },
  ...{ takeOut: [], stays: [], shelf: [], goodsNote: "" },
});

/** In words where the difference goes, by the payments that were made: cards are paid back first. */
export function whereItGoes({ payments }: Pick<MedusaState, "payments">, cents: number): string[] {
  const onCards = payments
    .filter(({ providerId }) => providerId === STRIPE_PROVIDER_ID)
    .reduce((sum, { refundableCents }) => sum + Math.max(0, refundableCents), 0);
  const byCard = Math.min(cents, onCards);
  const byHand = cents - byCard;
  return [
    ...(byCard > 0 ? [`${formatCents(byCard)} is paid back to the card now.`] : []),
    ...(byHand > 0 ? [toHandBackSentence(byHand)] : []),
  ];
}

/**
 * Pays back what was noted with a change. Where that fails now, the shop goes on with it by itself, as
 * with any part that is paid back. Answers in words what is so. Call it under the payment's lock.
 */
export async function payBackDifference(
  container: MedusaContainer,
  orderId: string,
  cents: number,
): Promise<string> {
  const { orders } = shopOrdersOf(container);
  try {
    const order = await orders.find(orderId);
    if (order) await finishMoneyBack(container, order);
    return "";
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The difference of order ${orderId} was not paid back: ${messageOf(error)}`);
    return ` ${formatCents(cents)} could not be paid back yet: the shop goes on trying by itself.`;
  }
}
