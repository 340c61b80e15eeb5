import type { AccountOrder } from "@eldercare/contracts";
import type { ShopOrderRow } from "../modules/shop-order/order-row";

/** One of a person's own orders from the shop's record. */
export function accountOrderFromRow(order: ShopOrderRow): AccountOrder {
  return {
    id: order.id,
    number: order.number ?? 0,
    createdAt: order.created_at.toISOString(),
    status: order.status,
    ...(order.status === "paid" && order.goods === "part-sent" && { isPartSent: true }),
    amountCAD: order.amount_cents,
  };
}
