import { isSettling, type Order, statusForBuyer } from "@eldercare/contracts";

/** True when the card was charged, or is being charged: nothing of it may be paid again. */
export function isCharged(order: Order): boolean {
  const status = statusForBuyer(order);
  return (
    status === "paid" ||
    status === "fulfilled" ||
    (status === "pending" && isSettling(order.paymentState))
  );
}
