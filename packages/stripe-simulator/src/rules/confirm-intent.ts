import type { PaymentIntent, PaymentMethod } from "../model.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import { StripeFailure } from "../stripe-failure.js";
import type { Publish } from "../webhooks/publish-event.js";
import { chargeDeclined, chargeSucceeded, waitForAnotherCard } from "./charge-intent.js";

interface Confirmation {
  store: SimulatorStore;
  publish: Publish;
  method: PaymentMethod;
  returnUrl: string | null;
  /** Address of the page where the shopper answers the bank. */
  challengeUrl: string;
}

/** Charges the intent with the card, or sends the shopper to the bank first. Throws card errors. */
export function confirmIntent(intent: PaymentIntent, confirmation: Confirmation): PaymentIntent {
  const { store, publish, method, returnUrl, challengeUrl } = confirmation;
  if (store.cardBehaviours.get(method.id)?.outcome.needsAuthentication) {
    const waiting = store.paymentIntents.save({
      ...intent,
      last_payment_error: null,
      next_action: {
        type: "redirect_to_url",
        redirect_to_url: { return_url: returnUrl, url: challengeUrl },
      },
      payment_method: method.id,
      status: "requires_action",
    });
    publish("payment_intent.requires_action", waiting);
    return waiting;
  }
  return charge(intent, confirmation);
}

/** The shopper told the bank that it is them. Throws card errors. */
export function authenticationPassed(
  intent: PaymentIntent,
  confirmation: Pick<Confirmation, "store" | "publish" | "method">,
): PaymentIntent {
  return charge(intent, confirmation);
}

/** The shopper failed or refused the bank's question. */
export function authenticationFailed(
  intent: PaymentIntent,
  { store, publish, method }: Pick<Confirmation, "store" | "publish" | "method">,
): PaymentIntent {
  const waiting = waitForAnotherCard(store, intent, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
    payment_method: structuredClone(method),
  });
  publish("payment_intent.payment_failed", waiting);
  return waiting;
}

function charge(
  intent: PaymentIntent,
  { store, publish, method }: Pick<Confirmation, "store" | "publish" | "method">,
): PaymentIntent {
  const decline = store.cardBehaviours.get(method.id)?.outcome.decline;
  if (!decline) return chargeSucceeded(store, publish, intent, method);
  const { intent: waiting, error } = chargeDeclined(store, publish, intent, method, decline);
  throw new StripeFailure(402, { ...error, payment_intent: structuredClone(waiting) });
}
