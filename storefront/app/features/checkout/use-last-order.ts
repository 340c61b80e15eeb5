import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orderQuery } from "~/api/order-query";
import { isGuest } from "./guest";
import { isCharged } from "./is-charged";
import { placedOrderId } from "./placed-order";
import { settlePaidOrder } from "./settle-paid-order";
import type { Shopper } from "./shopper";

/**
 * Before anything is paid: was the order that this browser placed last paid meanwhile? Somebody may
 * have answered the bank and closed the tab. Then what was bought leaves the cart, and is not paid
 * a second time. Of somebody else's nothing is said: staff may read every order.
 */
export function useLastOrder(buyer: Shopper): { isLooking: boolean; paidOrderId: string | null } {
  const [lastId] = useState(() => placedOrderId(buyer.id));
  const { data: order, isPending } = useQuery({
    ...orderQuery(lastId ?? ""),
    enabled: lastId !== null,
    refetchInterval: false,
  });
  const queryClient = useQueryClient();
  const isTheirs = order && (isGuest(buyer) ? order.isGuest : order.userId === buyer.id);
  const paid = isTheirs && isCharged(order) ? order : null;
  useEffect(() => {
    if (paid) settlePaidOrder(queryClient, paid);
  }, [queryClient, paid]);
  return { isLooking: lastId !== null && isPending, paidOrderId: paid?.id ?? null };
}
