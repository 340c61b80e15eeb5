import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import type { MedusaState } from "../record/medusa-state";

const OVER = "This order is over, so it cannot be changed any more.";
const PACKED = "It is packed or sent, so it cannot be changed any more.";
const SENT_IN_PART =
  "A part of it was sent, so its goods, province, postal code and delivery stay. “Pay Part Back” takes out what is not wanted any more; a new order takes what is added.";
const MOVED =
  "A part of its money went back, so its goods, province, postal code and delivery stay.";
const NO_PRODUCT =
  "Something in it is no product of the shop, so its goods, province, postal code and delivery stay.";

type Edited = Pick<ShopOrderRow, "status" | "refunds" | "returns" | "items">;
type Standing = Pick<MedusaState, "isCanceled" | "fulfillments" | "keepsRest">;

/** Why the address of an order cannot be changed; null where it can. */
export function whyNotEdited({ status }: Edited, state: Standing): string | null {
  if (state.isCanceled || (status !== "pending" && status !== "paid")) return OVER;
  if (state.fulfillments.length === 0) return null;
  // What was packed has its label; what no parcel holds may go elsewhere.
  const isPacked = state.fulfillments.some(({ isShipped }) => !isShipped);
  return isPacked || !state.keepsRest ? PACKED : null;
}

/** Why its goods, province and delivery cannot be changed; null where they can. */
export function whyGoodsStay(order: Edited, state: Standing): string | null {
  const whyNot = whyNotEdited(order, state);
  if (whyNot) return whyNot;
  if (state.fulfillments.length > 0) return SENT_IN_PART;
  if (order.refunds.some(({ ofChange }) => !ofChange) || order.returns.length > 0) return MOVED;
  const isNoProduct = order.items.some(({ productId, variantId }) => !productId || !variantId);
  return isNoProduct ? NO_PRODUCT : null;
}
