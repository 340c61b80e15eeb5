import type { OrderMailData } from "../../../mail/mail-data";
import type { QueuedMail } from "../../../mail/queue-mail";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { orderMailToken } from "../../../orders/order-link";

type OrderMail = "order-paid" | "order-shipped" | "order-cancelled" | "order-refunded";

/**
 * A mail about an order, to the address of its shipping form; each kind is sent once per order.
 * `paidBackCents` tells how much the buyer gets back.
 */
export function orderMail(
  template: OrderMail,
  order: ShopOrderRow,
  paidBackCents = 0,
): QueuedMail<OrderMail> {
  return {
    template,
    cause: order.id,
    recipient: order.shipping.email,
    data: orderMailData(order, paidBackCents),
  };
}

function orderMailData(order: ShopOrderRow, paidBackCents: number): OrderMailData {
  return {
    orderId: order.id,
    statusToken: orderMailToken(order.id),
    number: order.number ?? 0,
    placedAt: order.created_at.toISOString(),
    items: order.items.map(({ name, qty, unitPriceCAD }) => ({ name, qty, unitPriceCAD })),
    amountCAD: order.amount_cents,
    shipping: order.shipping,
    paidBackCents,
  };
}
