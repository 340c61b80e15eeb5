import { type AccountOrder, statusForBuyer } from "@eldercare/contracts";
import type { ShopOrderRow } from "../modules/shop-order/order-row";
import { standingFromRow } from "./order-view";

/** One of a person's own orders from the shop's record, as it stands whatever staff called it. */
export function accountOrderFromRow(order: ShopOrderRow): AccountOrder {
  const status = statusForBuyer({
    status: order.status,
    amountCAD: order.amount_cents,
    standing: standingFromRow(order),
    refunds: order.refunds,
  });
  return {
    id: order.id,
    number: order.number ?? 0,
    createdAt: order.created_at.toISOString(),
    status,
    ...(status === "paid" && order.goods === "part-sent" && { isPartSent: true }),
    amountCAD: order.amount_cents,
  };
}
