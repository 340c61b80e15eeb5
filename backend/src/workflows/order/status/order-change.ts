import type { KeptBecause, OrderStatus } from "@eldercare/contracts";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import type { MedusaState } from "../record/medusa-state";
import { goodsOf, isOnItsWay } from "../record/order-goods";
import { whyNotSent } from "../record/order-standing";

/** Why setting a status does nothing besides. */
export type NothingBecause =
  | "set-back"
  | "paid-already"
  | "free"
  | "given-up"
  | KeptBecause
  | "shipped";

/** Which of an order's goods are for sale again: all, or what has not left of one sent in part. */
export type Released = "all" | "rest" | "none";

/** What setting a status does with an order's money and goods; amounts in cents. */
export type OrderChange =
  | { does: "nothing"; because: NothingBecause }
  /** It was paid by other means: Medusa is told so, and the card payment is closed. */
  | { does: "take" }
  /** What has not left yet leaves. */
  | { does: "ship" }
  /** A part of it was sent: the rest is for sale again, and no money moves. */
  | { does: "release-rest" }
  /** What is left of its money goes back. */
  | { does: "give-back"; cardCents: number; handCents: number; releases: Released };

/**
 * The one rule of what each status means for an order as it stands in Medusa and at Stripe: the
 * question that staff are asked and what is then done both come from here. An admin may set any
 * status (spec §4); each does what it can.
 */
export function orderChange(state: MedusaState, status: OrderStatus): OrderChange {
  switch (status) {
    case "pending":
      return { does: "nothing", because: "set-back" };
    case "paid":
      return taking(state);
    case "fulfilled": {
      const because = whyNotSent(state);
      return because ? { does: "nothing", because } : { does: "ship" };
    }
    case "cancelled":
      return isOnItsWay(state) ? cancellingSent(state) : givingBack(state);
    case "refunded":
      return givingBack(state);
  }
}

function taking(state: MedusaState): OrderChange {
  const { capturedCents, refundedCents, isCanceled } = state;
  if (capturedCents > refundedCents) return { does: "nothing", because: "paid-already" };
  if (isCanceled || capturedCents > 0) return { does: "nothing", because: "given-up" };
  return state.amountCents === 0 ? { does: "nothing", because: "free" } : { does: "take" };
}

const cancellingSent = ({ keepsRest }: MedusaState): OrderChange =>
  keepsRest ? { does: "release-rest" } : { does: "nothing", because: "shipped" };

function releasing(state: MedusaState): Released {
  if (state.isCanceled || goodsOf(state) === "sent") return "none";
  if (goodsOf(state) === "part-sent") return state.keepsRest ? "rest" : "none";
  return "all";
}

function givingBack(state: MedusaState): OrderChange {
  const left = (isCard: boolean) =>
    state.payments
      .filter(({ providerId }) => (providerId === STRIPE_PROVIDER_ID) === isCard)
      .reduce((sum, { refundableCents }) => sum + Math.max(0, refundableCents), 0);
  return {
    does: "give-back",
    cardCents: left(true),
    handCents: left(false),
    releases: releasing(state),
  };
}
