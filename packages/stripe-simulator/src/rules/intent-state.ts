import type { IntentStatus, PaymentIntent } from "../model.js";
import { invalidRequest, type StripeFailure } from "../stripe-failure.js";

const CONFIRMABLE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];
const CANCELABLE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_capture",
  "requires_confirmation",
  "requires_action",
];
const CHANGEABLE: readonly IntentStatus[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
];

export function unexpectedState(intent: PaymentIntent, message: string): StripeFailure {
  return invalidRequest(message, {
    code: "payment_intent_unexpected_state",
    payment_intent: structuredClone(intent),
  });
}

export function checkConfirmable(intent: PaymentIntent): void {
  if (CONFIRMABLE.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
  );
}

export function checkCancelable(intent: PaymentIntent): void {
  if (CANCELABLE.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
  );
}

/** Guards what decides the charge: `field` is "amount", "currency", "payment_method". */
export function checkChangeable(intent: PaymentIntent, field: string): void {
  if (CHANGEABLE.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    `This PaymentIntent's ${field} could not be updated because it has a status of ${intent.status}. You may only update the ${field} of a PaymentIntent with one of the following statuses: requires_payment_method, requires_confirmation, requires_action.`,
  );
}

export function checkCapturable(intent: PaymentIntent): void {
  if (intent.status === "requires_capture") return;
  throw unexpectedState(
    intent,
    `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
  );
}
