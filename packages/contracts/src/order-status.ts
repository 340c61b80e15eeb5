import { z } from "zod";

/** The states of an order (spec §4). */
export const ORDER_STATUSES = ["pending", "paid", "fulfilled", "cancelled", "refunded"] as const;

export const OrderStatus = z.enum(ORDER_STATUSES, {
  error: `status must be one of ${ORDER_STATUSES.join(", ")}.`,
});
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Those of orders whose money is with the shop. */
export const PAID_STATUSES: readonly OrderStatus[] = ["paid", "fulfilled"];
