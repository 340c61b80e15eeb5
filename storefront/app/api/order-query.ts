import { type Order, statusForBuyer } from "@eldercare/contracts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { shopApi } from "./shop-api";

const SOON_MS = 1500;
const LATER_MS = 6000;
const SOON_TRIES = 20;
const MOST_TRIES = 100;

/** 401: the time of a guest is over; the page of whoever is signed in has its own guard. */
const HIDDEN = [400, 401, 403, 404];

/**
 * An order as its buyer sees it; `null` for one that does not exist or is somebody else's. The one
 * query that asks again by itself: while the bank has yet to answer.
 */
export function orderQuery(orderId: string) {
  const params = { id: orderId };
  return queryOptions({
    queryKey: shopApi.key("orders.read", { params }),
    // Each visit asks anew: the order may have been sent meanwhile.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Order | null> => {
      try {
        return await shopApi.call("orders.read", { params, signal });
      } catch (error) {
        if (error instanceof ApiError && HIDDEN.includes(error.status)) return null;
        throw error;
      }
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isPending = data?.status === "pending" && statusForBuyer(data) === "pending";
      const isWaiting = isPending && data.paymentState !== "failed";
      if (!isWaiting || dataUpdateCount > MOST_TRIES) return false;
      return dataUpdateCount < SOON_TRIES ? SOON_MS : LATER_MS;
    },
  });
}
