import { type Order, statusForBuyer } from "@eldercare/contracts";

/** True when the card was charged, or is being charged: nothing of it may be paid again. */
export function isCharged(order: Order): boolean {
  const status = statusForBuyer(order);
  const isSettling = order.paymentState === "processing" || order.paymentState === "done";
  return status === "paid" || status === "fulfilled" || (status === "pending" && isSettling);
}
