import { formatCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, PaymentEvents } from "@medusajs/framework/utils";
import { capturePaymentWorkflow } from "@medusajs/medusa/core-flows";
import type Stripe from "stripe";
import { plainCapture } from "../../../medusa/payment-capture";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { ShopPaymentRow } from "../../../modules/shop-order/payment-table";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { fulfilInMedusa } from "../record/fulfil-in-medusa";
import { readMedusaState } from "../record/medusa-state";
import { orderMail } from "../record/order-mail";
import { cancelInMedusa, refundInMedusa } from "../record/pay-back-in-medusa";
import { recordChange } from "../record/record-change";
import { refundUnrecordedPayment } from "./refund-at-stripe";

const ARRIVED = "The card payment arrived.";

/**
 * What follows from money that Stripe has: the order is paid. Run again, it changes nothing; run
 * again after a crash, it finishes what is missing. Without an order the payment is remembered, and
 * the order takes it when it is placed. Money for an order that nobody will deliver goes back.
 * Call it under the payment's lock.
 */
export async function applyCapturedPayment(
  container: MedusaContainer,
  payment: ShopPaymentRow,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const { orders, payments } = shopOrdersOf(container);
  if (payment.state === "taken" || payment.state === "returned") return;
  const order = await orders.findByPayment(payment.id);
  if (!order?.is_placed) {
    if (payment.state !== "paid") await payments.setState(payment.id, "paid");
    return;
  }
  if (!isWholeAmount(order, intent)) return refuseAmount(container, { order, payment, intent });
  if (order.status === "pending") return becomePaid(container, order, payment);
  await captureByMedusa(container, payment);
  if (order.status === "cancelled" || order.status === "refunded") {
    const state = await readMedusaState(container, order.id);
    const cents = state ? await refundInMedusa(container, state, "shop") : 0;
    await recordChange(container, {
      orderId: order.id,
      from: [order.status],
      to: order.status,
      by: "shop",
      note: `A payment of ${formatCents(cents)} arrived afterwards and was paid back.`,
      ...(state && {
        standing: { receivedCents: state.capturedCents },
        refundedCents: state.refundedCents + cents,
      }),
      payment: { id: payment.id, state: "returned" },
    });
    return;
  }
  const shipped = order.status === "fulfilled" ? await ship(container, order) : undefined;
  await recordChange(container, {
    orderId: order.id,
    from: [order.status],
    to: order.status,
    by: "shop",
    note: [ARRIVED, ...(shipped ? [shipped.note] : [])].join(" "),
    mail: [orderMail("order-paid", order), ...[shipped?.mail ?? []].flat()],
    writeMedusa: shipped?.writeMedusa,
    standing: { receivedCents: order.amount_cents, ...shipped?.standing },
    payment: { id: payment.id, state: "taken" },
  });
}

/** What nearly every order goes through: Medusa's capture and the shop's status in one transaction. */
async function becomePaid(
  container: MedusaContainer,
  order: ShopOrderRow,
  payment: ShopPaymentRow,
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const capture = await plainCapture(container, database, payment.id);
  if (!capture) await captureByMedusa(container, payment);
  await recordChange(container, {
    orderId: order.id,
    from: ["pending"],
    to: "paid",
    by: "shop",
    note: ARRIVED,
    mail: orderMail("order-paid", order),
    standing: { receivedCents: order.amount_cents },
    payment: { id: payment.id, state: "taken" },
    writeMedusa: capture?.write,
  });
  if (!capture) return;
  await container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: PaymentEvents.CAPTURED, data: { id: capture.paymentId } });
}

/** Staff sent the parcel before the payment was known: only now may its stock leave the warehouse. */
async function ship(container: MedusaContainer, order: ShopOrderRow) {
  const state = await readMedusaState(container, order.id);
  return state && fulfilInMedusa(container, order, { by: "shop", state });
}

/** Medusa's own record: the payment, its capture, and the order's transaction. */
async function captureByMedusa(container: MedusaContainer, { id }: ShopPaymentRow): Promise<void> {
  const payment = await container.resolve(Modules.PAYMENT).authorizePaymentSession(id, {});
  if (!payment) throw new Error(`Medusa has no payment of ${id} although it was paid.`);
  await capturePaymentWorkflow(container).run({ input: { payment_id: payment.id } });
}

function isWholeAmount(
  { amount_cents: cents }: ShopOrderRow,
  intent: Stripe.PaymentIntent,
): boolean {
  return intent.amount_received === cents && intent.currency === "cad";
}

/** The amount is set by the shop alone, so this is for mistakes made in Stripe's own dashboard. */
async function refuseAmount(
  container: MedusaContainer,
  parts: { order: ShopOrderRow; payment: ShopPaymentRow; intent: Stripe.PaymentIntent },
): Promise<void> {
  const { order, payment, intent } = parts;
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  logger.error(
    `Payment ${payment.stripe_id} of order ${order.id} is ${intent.amount_received} ${intent.currency}, not ${order.amount_cents} cad: it is paid back.`,
  );
  await refundUnrecordedPayment(payment);
  const state = await readMedusaState(container, order.id);
  if (state) await cancelInMedusa(container, state, "shop");
  await recordChange(container, {
    orderId: order.id,
    from: ["pending"],
    to: "cancelled",
    by: "shop",
    note: "The amount paid was not the order's, so it was paid back.",
    standing: { goods: "released" },
    mail: orderMail("order-cancelled", order, {
      cents: intent.amount_received,
      byHandCents: 0,
    }),
    payment: { id: payment.id, state: "returned" },
  });
}
