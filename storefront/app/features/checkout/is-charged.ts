import type { Order } from "@eldercare/contracts";

/** True when the card was charged, or is being charged: nothing of it may be paid again. */
export function isCharged({ status, paymentState }: Order): boolean {
  const isSettling = paymentState === "processing" || paymentState === "done";
  return status === "paid" || status === "fulfilled" || (status === "pending" && isSettling);
}
