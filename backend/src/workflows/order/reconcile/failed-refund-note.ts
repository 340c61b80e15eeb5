import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type Stripe from "stripe";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { isKnownBack } from "../../../orders/came-back";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { CAME_BACK } from "../../../orders/staff-notes";
import { underOrderLock } from "../record/order-locks";
import { recordChange } from "../record/record-change";
import { orderOfPayment } from "./order-of-payment";

/** Stripe's reasons (https://docs.stripe.com/api/refunds/object); of others nobody knows more. */
const REASONS: Readonly<Record<string, string>> = {
  expired_or_canceled_card: "as the card has expired or was closed",
  lost_or_stolen_card: "as the card was reported lost or stolen",
  charge_for_pending_refund_disputed: "as the buyer disputes the payment",
  insufficient_funds: "as there was too little in the shop’s balance at Stripe",
  merchant_request: "as it was taken back at Stripe",
};
const UNKNOWN_REASON = "as the card’s bank did not take it";

/**
 * Stripe gives refunds at once, and days later the card's bank may send one back. The buyer was told that
 * the money comes: the order's history says for staff that it does not, and the buyer's pages that it
 * did not arrive. Stripe's events and the comparison tell of the same refund, each several times, and
 * for years; it is noted once.
 */
export async function noteFailedRefund(
  container: MedusaContainer,
  payment: ShopPaymentRow,
  { id, amount, failure_reason: reason }: Stripe.Refund,
): Promise<void> {
  const { orders } = shopOrdersOf(container);
  const { id: orderId, is_placed: isPlaced } = (await orderOfPayment(container, payment)) ?? {};
  if (!orderId || !isPlaced) return;
  await underOrderLock(container, orderId, async () => {
    const order = await orders.find(orderId);
    if (!order || isKnownBack(order.came_back, id)) return;
    await recordChange(container, {
      ...{ orderId, from: [order.status], to: order.status, by: "shop" },
      eventKind: "order.changed",
      note: `${CAME_BACK} ${formatCents(amount)} did not arrive, ${REASONS[reason ?? ""] ?? UNKNOWN_REASON}. The shop has the money again: please pay it back in another way, and tell the buyer.`,
      writeMedusa: (transaction) =>
        orders.keepCameBack(
          orderId,
          {
            ...{ kind: "came-back", at: new Date().toISOString() },
            ...{ stripeId: payment.stripe_id, cents: amount, refundId: id },
          },
          transaction,
        ),
    });
  });
}
