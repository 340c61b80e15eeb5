import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isReplacedJustNow } from "../../../medusa/replaced-session";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { readMedusaState } from "../record/medusa-state";
import { orderMail } from "../record/order-mail";
import { cancelInMedusa } from "../record/pay-back-in-medusa";
import { recordChange } from "../record/record-change";
import { type ClosedPayment, closePayment } from "./close-payment";

/**
 * Cancels an order that nobody paid: first its payment, then the order, and its stock is for
 * sale again. If the payment turns out paid the order is paid instead, also one that staff mark as paid
 * in Medusa Admin. Only whoever was mailed a pay link is told: others never got a mail about it. Call it
 * under the payment's lock.
 */
export async function cancelUnpaidOrder(
  container: MedusaContainer,
  order: ShopOrderRow,
  note: string,
): Promise<ClosedPayment> {
  const { payments, payLinks } = shopOrdersOf(container);
  const payment = order.payment_id ? await payments.find(order.payment_id) : undefined;
  const outcome = payment ? await closePayment(container, payment) : "closed";
  if (outcome !== "closed") return outcome;
  const state = await readMedusaState(container, order.id);
  // Staff mark it as paid in Medusa Admin, where its card payment is closed for that.
  if (state && state.capturedCents > state.refundedCents) return "paid";
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  if (payment && (await isReplacedJustNow(database, payment))) return "processing";
  if (state) await cancelInMedusa(container, state, "shop");
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: "cancelled",
    by: "shop",
    note,
    standing: { goods: "released" },
    ...((await payLinks.listOf(order.id)).length > 0 && {
      mail: orderMail("order-cancelled", order),
    }),
  });
  return outcome;
}
