import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orderQuery } from "~/api/order-query";
import { isGuest } from "./guest";
import { isBeingCharged, isCharged } from "./is-charged";
import { placedOrderId } from "./placed-order";
import { settlePaidOrder } from "./settle-paid-order";
import type { Shopper } from "./shopper";

const ASKED_AGAIN_MS = 3000;

/**
 * Before anything is paid: was the order that this browser placed last paid meanwhile? Somebody may
 * have answered the bank and closed the tab. Then what was bought leaves the cart, and is not paid
 * a second time. `unsettledOrderId` while the bank has yet to answer, which is asked again. Of somebody
 * else's nothing is said: staff may read every order.
 */
export function useLastOrder(buyer: Shopper) {
  const [lastId] = useState(() => placedOrderId(buyer.id));
  const { data: order, isPending } = useQuery({
    ...orderQuery(lastId ?? ""),
    enabled: lastId !== null,
    refetchInterval: ({ state }) =>
      state.data && isBeingCharged(state.data) ? ASKED_AGAIN_MS : false,
  });
  const queryClient = useQueryClient();
  const isTheirs = order && (isGuest(buyer) ? order.isGuest : order.userId === buyer.id);
  const paid = isTheirs && isCharged(order) ? order : null;
  const unsettled = isTheirs && isBeingCharged(order) ? order : null;
  useEffect(() => {
    if (paid) settlePaidOrder(queryClient, paid);
  }, [queryClient, paid]);
  return {
    isLooking: lastId !== null && isPending,
    paidOrderId: paid?.id ?? null,
    unsettledOrderId: unsettled?.id ?? null,
  };
}
