import type { OrderStatus } from "@eldercare/contracts";
import { STRIPE_PROVIDER_ID } from "../../../payments/stripe-access";
import type { MedusaState } from "../record/medusa-state";
import { isOnItsWay, whyNotSent } from "../record/order-standing";

/** Why setting a status does nothing besides. */
export type NothingBecause =
  | "set-back"
  | "paid-already"
  | "given-up"
  | "not-paid"
  | "cancelled"
  | "shipped";

/** What setting a status does with an order's money and goods; amounts in cents. */
export type OrderChange =
  | { does: "nothing"; because: NothingBecause }
  /** It was paid by other means: Medusa is told so, and the card payment is closed. */
  | { does: "take" }
  /** What has not left yet leaves. */
  | { does: "ship" }
  /** What is left of its money goes back; `releases`: the goods are for sale again. */
  | { does: "give-back"; cardCents: number; handCents: number; releases: boolean };

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
      return isOnItsWay(state) ? { does: "nothing", because: "shipped" } : givingBack(state);
    case "refunded":
      return givingBack(state);
  }
}

function taking(state: MedusaState): OrderChange {
  const { capturedCents, refundedCents, isCanceled } = state;
  if (capturedCents > refundedCents) return { does: "nothing", because: "paid-already" };
  if (isCanceled || capturedCents > 0) return { does: "nothing", because: "given-up" };
  return { does: "take" };
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
    releases: !state.isCanceled && !isOnItsWay(state),
  };
}
