import { type KeptBecause, type OrderStanding, whyKept } from "@eldercare/contracts";
import type { MedusaState } from "./medusa-state";
import { goodsOf } from "./order-goods";

/** What is so of an order's money and goods, as the shop's record keeps it. */
export function standingOf(state: MedusaState): OrderStanding {
  return {
    receivedCents: state.capturedCents,
    goods: goodsOf(state),
    // Of a card payment to which something was added otherwise the history and the books say so.
    ...(state.capturedByHandCents > 0 &&
      state.capturedByHandCents >= state.capturedCents && { means: "other" }),
  };
}

/** As `whyKept` looks at an order, seen from Medusa's side of it. */
export const keptOrder = (state: MedusaState) => ({
  amountCAD: state.amountCents,
  standing: standingOf(state),
  refunds: [{ amount: state.refundedCents }],
});

/** Why nothing of an order may be sent now; null where it may. */
export const whyNotSent = (state: MedusaState): KeptBecause | null =>
  state.isCanceled ? "cancelled" : whyKept(keptOrder(state));
