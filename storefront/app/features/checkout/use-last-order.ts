import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { orderQuery } from "~/api/order-query";
import { isCharged } from "./is-charged";
import { placedOrderId, settlePlacedOrder } from "./placed-order";

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
  const paidOrderId = order && isCharged(order) ? order.id : null;
  useEffect(() => {
    if (paidOrderId !== null) settlePlacedOrder(paidOrderId);
  }, [paidOrderId]);
  return { isLooking: lastId !== null && isPending, paidOrderId };
}
