import type { OrderStanding } from "@eldercare/contracts";
import type { MedusaState } from "./medusa-state";

/** What is so of an order's money and goods, as the shop's record keeps it. */
export function standingOf(state: MedusaState): OrderStanding {
  return { receivedCents: state.capturedCents, goods: goodsOf(state) };
}

/** Where an order's goods are. */
export function goodsOf({
  isCanceled,
  fulfillments,
  unfulfilled,
}: MedusaState): OrderStanding["goods"] {
  const sent = fulfillments.filter(({ isShipped }) => isShipped).length;
  if (sent > 0) {
    const isAll = sent === fulfillments.length && unfulfilled.length === 0;
    return isAll ? "sent" : "part-sent";
  }
  return isCanceled ? "released" : "reserved";
}

/** Whether any parcel of it has left. */
export function isOnItsWay(state: MedusaState): boolean {
  const goods = goodsOf(state);
  return goods === "sent" || goods === "part-sent";
}

/** Why nothing of an order may be sent now; undefined where it may. */
export function whyNotSent(state: MedusaState): "cancelled" | "not-paid" | undefined {
  if (state.isCanceled) return "cancelled";
  return state.capturedCents <= state.refundedCents ? "not-paid" : undefined;
}
