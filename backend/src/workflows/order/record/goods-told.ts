import type { OrderStanding } from "@eldercare/contracts";

/** What becomes of goods where money goes back, as the buyer reads it in the mail about it. */

const OVER: Readonly<Partial<Record<OrderStanding["goods"], string>>> = {
  reserved: "We will not send this order any more.",
  "part-sent": "We will not send the rest of this order any more.",
};

/** Of an order all of whose money goes back, by where its goods were before; undefined where all had left. */
export const restNotSent = (goods: OrderStanding["goods"]): string | undefined => OVER[goods];

/** Of one that goes on, by the pieces that are taken out of it and by where its other goods are then. */
export function piecesNotSent(
  pieces: readonly string[],
  goods: OrderStanding["goods"],
): string | undefined {
  if (pieces.length === 0) return undefined;
  const others = goods in OVER ? " What else you ordered does not change." : "";
  return `We will not send ${pieces.join(", ")} any more.${others}`;
}
