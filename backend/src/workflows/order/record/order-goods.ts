import type { OrderStanding } from "@eldercare/contracts";

/** As much of Medusa's side of an order as tells where its goods are. */
interface GoodsInMedusa {
  isCanceled: boolean;
  fulfillments: readonly { isShipped: boolean }[];
  /** What no parcel holds yet. */
  unfulfilled: readonly unknown[];
}

/** Where an order's goods are. */
export function goodsOf({
  isCanceled,
  fulfillments,
  unfulfilled,
}: GoodsInMedusa): OrderStanding["goods"] {
  const sent = fulfillments.filter(({ isShipped }) => isShipped).length;
  if (sent > 0) {
    const isAll = sent === fulfillments.length && unfulfilled.length === 0;
    return isAll ? "sent" : "part-sent";
  }
  const isNothingLeft = unfulfilled.length === 0 && fulfillments.length === 0;
  return isCanceled || isNothingLeft ? "released" : "reserved";
}

/** Whether any parcel of it has left. */
export function isOnItsWay(state: GoodsInMedusa): boolean {
  const goods = goodsOf(state);
  return goods === "sent" || goods === "part-sent";
}
