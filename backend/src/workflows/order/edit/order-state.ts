import { createHash } from "node:crypto";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";

/** Names an order as it is: whoever read it before somebody else changed it has another name. */
export function orderStateName({
  status,
  items,
  shipping,
  totals,
  amount_cents: cents,
  received_cents: received,
  refunds,
}: ShopOrderRow): string {
  return createHash("sha256")
    .update(JSON.stringify([status, items, shipping, totals, cents, received, refunds.length]))
    .digest("base64url");
}
