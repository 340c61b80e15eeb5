import { type Order, statusForBuyer } from "@eldercare/contracts";

/** True when the card was charged: what was bought leaves the cart. */
export function isCharged(order: Order): boolean {
  const status = statusForBuyer(order);
  return (
    status === "paid" ||
    status === "fulfilled" ||
    (status === "pending" && order.paymentState === "done")
  );
}

/** True while the bank has yet to answer: the cart stays, and nothing of it may be paid again. */
export const isBeingCharged = (order: Order): boolean =>
  statusForBuyer(order) === "pending" && order.paymentState === "processing";
