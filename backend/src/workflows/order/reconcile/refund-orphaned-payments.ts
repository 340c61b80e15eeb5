import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { closePayment } from "../pay/close-payment";
import { refundUnrecordedPayment } from "../pay/refund-at-stripe";
import { countSettled } from "../record/count-settled";
import { underPaymentLock } from "../record/order-locks";

const BATCH = 200;
/** Our own page places the order before it charges the card, so nobody waits for these orders. */
const PAID_MINUTES = 60;
const OPEN_HOURS = 24;

/**
 * A payment without an order is not the shop's money: it goes back, and what was begun long ago and
 * never paid is closed.
 */
export async function refundOrphanedPayments(container: MedusaContainer): Promise<void> {
  const { orders, payments } = shopOrdersOf(container);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { id } of await payments.listOrphaned(PAID_MINUTES, OPEN_HOURS, BATCH)) {
    await underPaymentLock(container, id, async () => {
      const payment = await payments.find(id);
      if (!payment || (await orders.findByPayment(id))) return;
      if (payment.state === "open" && (await closePayment(container, payment)) !== "paid") return;
      await refundUnrecordedPayment(payment);
      if (await payments.setState(id, "returned")) countSettled("returned");
      logger.warn(`Payment ${payment.stripe_id} had no order and was paid back.`);
    }).catch((error: unknown) =>
      logger.error(`Payment ${id} cannot be settled: ${messageOf(error)}`),
    );
  }
}
