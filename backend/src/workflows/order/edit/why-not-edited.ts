import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { MedusaState } from "../record/medusa-state";

const OVER = "This order is over, so it cannot be changed any more.";
const PACKED = "It is packed or sent, so it cannot be changed any more.";
const MOVED =
  "A part of its money went back, so its goods, province, postal code and delivery stay.";
const NO_PRODUCT =
  "Something in it is no product of the shop, so its goods, province, postal code and delivery stay.";
const CODES =
  "It has a code, so its goods, province, postal code and delivery stay. To sell other goods, cancel it and take a new order.";

type Edited = Pick<ShopOrderRow, "status" | "refunds" | "returns" | "totals" | "items">;
type Standing = Pick<MedusaState, "isCanceled" | "fulfillments">;

/** Why the address of an order cannot be changed; null where it can. */
export function whyNotEdited({ status }: Edited, state: Standing): string | null {
  if (state.isCanceled || (status !== "pending" && status !== "paid")) return OVER;
  return state.fulfillments.length > 0 ? PACKED : null;
}

/** Why its goods, province and delivery cannot be changed; null where they can. */
export function whyGoodsStay(order: Edited, state: Standing): string | null {
  const whyNot = whyNotEdited(order, state);
  if (whyNot) return whyNot;
  if (order.refunds.some(({ ofChange }) => !ofChange) || order.returns.length > 0) return MOVED;
  if (order.items.some(({ productId, variantId }) => !productId || !variantId)) return NO_PRODUCT;
  // What a code takes off is counted, and may not be had a second time.
  return (order.totals?.codes.length ?? 0) > 0 ? CODES : null;
}
