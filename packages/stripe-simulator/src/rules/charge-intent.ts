import type { ApiErrorBody, Charge, PaymentIntent, PaymentMethod } from "../model.js";
import { newId, nowSeconds } from "../new-id.js";
import type { SimulatorStore } from "../store/simulator-store.js";
import type { Publish } from "../webhooks/publish-event.js";
import type { Decline } from "./test-cards.js";

/** The bank agreed: a charge is made, captured at once unless the intent's capture is manual. */
export function chargeSucceeded(
  store: SimulatorStore,
  publish: Publish,
  intent: PaymentIntent,
  method: PaymentMethod,
): PaymentIntent {
  const isCaptured = intent.capture_method !== "manual";
  const charge = store.charges.save({
    ...newCharge(intent, method),
    amount_captured: isCaptured ? intent.amount : 0,
    balance_transaction: isCaptured ? newId("txn") : null,
    captured: isCaptured,
    outcome: {
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      seller_message: "Payment complete.",
      type: "authorized",
    },
    paid: true,
    status: "succeeded",
  });
  const charged = store.paymentIntents.save({
    ...intent,
    amount_capturable: isCaptured ? 0 : intent.amount,
    amount_received: isCaptured ? intent.amount : 0,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    status: isCaptured ? "succeeded" : "requires_capture",
  });
  publish("charge.succeeded", charge);
  publish(
    isCaptured ? "payment_intent.succeeded" : "payment_intent.amount_capturable_updated",
    charged,
  );
  return charged;
}

/** The bank refused: a failed charge is noted and the intent waits for another card. */
export function chargeDeclined(
  store: SimulatorStore,
  publish: Publish,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline,
): { intent: PaymentIntent; error: ApiErrorBody } {
  const charge = store.charges.save({
    ...newCharge(intent, method),
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: {
      network_status: "declined_by_network",
      reason: decline.decline_code ?? decline.code,
      risk_level: "normal",
      seller_message: "The bank did not return any further details with this decline.",
      type: "issuer_declined",
    },
    paid: false,
    status: "failed",
  });
  const error: ApiErrorBody = {
    type: "card_error",
    ...decline,
    charge: charge.id,
    payment_method: structuredClone(method),
  };
  const waiting = waitForAnotherCard(store, { ...intent, latest_charge: charge.id }, error);
  publish("charge.failed", charge);
  publish("payment_intent.payment_failed", waiting);
  return { intent: waiting, error };
}

/** After a failure of any kind the intent has no card, and says why. */
export function waitForAnotherCard(
  store: SimulatorStore,
  intent: PaymentIntent,
  error: ApiErrorBody,
): PaymentIntent {
  return store.paymentIntents.save({
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: "requires_payment_method",
  });
}

function newCharge(intent: PaymentIntent, method: PaymentMethod) {
  return {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: false,
    created: nowSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: method.card, type: "card" },
    receipt_email: intent.receipt_email,
    refunded: false,
  } satisfies Partial<Charge>;
}
