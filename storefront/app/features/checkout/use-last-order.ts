import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orderQuery } from "~/api/order-query";
import { isCharged } from "./is-charged";
import { placedOrderId } from "./placed-order";
import { settlePaidOrder } from "./settle-paid-order";

/**
 * Before anything is paid: was the order that this browser placed last paid meanwhile? Somebody may
 * have answered the bank and closed the tab. Then what was bought leaves the cart, and is not paid
 * a second time.
 */
export function useLastOrder(): { isLooking: boolean; paidOrderId: string | null } {
  const [lastId] = useState(placedOrderId);
  const { data: order, isPending } = useQuery({
    ...orderQuery(lastId ?? ""),
    enabled: lastId !== null,
    refetchInterval: false,
  });
  const queryClient = useQueryClient();
  const paid = order && isCharged(order) ? order : null;
  useEffect(() => {
    if (paid) settlePaidOrder(queryClient, paid);
  }, [queryClient, paid]);
  return { isLooking: lastId !== null && isPending, paidOrderId: paid?.id ?? null };
}
