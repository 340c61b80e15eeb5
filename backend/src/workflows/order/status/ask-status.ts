import type { OrderStatus, OrderStatusQuestion } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../../../errors/refusal";
import { isPromised } from "../../../mail/queue-mail";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { shopSettings } from "../../../settings";
import { type MedusaState, readMedusaState } from "../record/medusa-state";
import { type OrderMail, orderMail } from "../record/order-mail";
import { statusQuestion } from "./status-question";

const UNKNOWN = "There is no such order.";

const ENDS_PROPOSAL = "The change that waits for its payment ends by this.";

const MAIL_OF_STATUS: Readonly<Partial<Record<OrderStatus, OrderMail>>> = {
  paid: "order-paid",
  fulfilled: "order-shipped",
  cancelled: "order-cancelled",
  refunded: "order-refunded",
};

/** What staff are asked before they set an order's status; {@link Refusal} "not-found" without such an order. */
export async function askStatus(
  container: MedusaContainer,
  { orderId, status }: { orderId: string; status: OrderStatus },
): Promise<OrderStatusQuestion> {
  const { orders } = shopOrdersOf(container);
  const [order, state] = await Promise.all([
    orders.find(orderId),
    readMedusaState(container, orderId),
  ]);
  if (!order?.is_placed || !state) throw new Refusal("not-found", UNKNOWN);
  return questionOf(container, order, { state, status });
}

/** Whether staff would be asked now what they agreed to when they were asked. */
export async function isStillAgreed(
  container: MedusaContainer,
  order: ShopOrderRow,
  asked: { state: MedusaState | undefined; status: OrderStatus; agreed: readonly string[] },
): Promise<boolean> {
  const { state, status, agreed } = asked;
  if (!state) return false;
  const { sentences } = await questionOf(container, order, { state, status });
  return sentences.join("\n") === agreed.join("\n");
}

async function questionOf(
  container: MedusaContainer,
  order: ShopOrderRow,
  { state, status }: { state: MedusaState; status: OrderStatus },
): Promise<OrderStatusQuestion> {
  const { payments } = shopOrdersOf(container);
  const template = MAIL_OF_STATUS[status];
  const [payment, isMailed] = await Promise.all([
    order.payment_id ? payments.find(order.payment_id) : undefined,
    template ? isPromised(container, orderMail(template, order)) : false,
  ]);
  const isPayable = payment?.state === "open";
  const question = statusQuestion(
    {
      order: { amountCAD: order.amount_cents, shipping: order.shipping },
      state,
      isPayable,
      isMailed,
      undoSeconds: shopSettings().STATUS_UNDO_SECONDS,
    },
    status,
  );
  // It is one of the order as it stood.
  const ends = order.proposal && status !== order.status ? [ENDS_PROPOSAL] : [];
  return { ...question, sentences: [...question.sentences, ...ends] };
}
