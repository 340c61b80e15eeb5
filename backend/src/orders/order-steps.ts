import type { Order, OrderLookUp } from "@eldercare/contracts";
import { isOnlyNoted } from "./not-done-note";

/**
 * When an order came to which status for the first time, without what was only noted or set back: staff may
 * have called it paid or sent when it was not, and its buyer is told what happened (decision 091).
 */
export function stepsOf({
  history,
  standing,
}: Pick<Order, "history" | "standing">): OrderLookUp["steps"] {
  const steps = history
    .filter(({ from, to, note }) => from !== to && !isOnlyNoted(note))
    .filter(({ from, to }) => to !== "pending" || from === null)
    // Closed, as nothing had been paid.
    .map(({ at, to }) => ({
      at,
      to: to === "refunded" && standing.receivedCents === 0 ? ("cancelled" as const) : to,
    }));
  return steps.filter(({ to }, index) => steps.findIndex((each) => each.to === to) === index);
}
