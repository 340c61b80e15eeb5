import type { ApiCall } from "../http/api-route.js";
import { checkKnown, group, integer, mergedMetadata, text } from "../http/params.js";
import type { PaymentIntent } from "../model.js";
import { checkAmount, checkCurrency } from "../rules/check-amount.js";
import { checkChangeable } from "../rules/intent-state.js";
import { methodFor } from "./confirm-payment-intent.js";
import { INTENT_PARAMS } from "./intent-params.js";

/** POST /v1/payment_intents/{id}: what decides the charge only changes before the charge. */
export function updatePaymentIntent(call: ApiCall, intent: PaymentIntent): PaymentIntent {
  const { store, params } = call;
  checkKnown(params, [...INTENT_PARAMS, "payment_method", "payment_method_data"]);
  const amount = integer(params, "amount");
  if (amount !== undefined) {
    checkChangeable(intent, "amount");
    checkAmount(amount, intent.currency);
  }
  const currency = text(params, "currency");
  if (currency) checkChangeable(intent, "currency");
  const method = methodFor(call);
  if (method) checkChangeable(intent, "payment_method");
  const changesCharge = amount !== undefined || method !== undefined;
  return store.paymentIntents.save({
    ...intent,
    amount: amount ?? intent.amount,
    currency: currency ? checkCurrency(currency) : intent.currency,
    customer: kept(text(params, "customer"), intent.customer),
    description: kept(text(params, "description"), intent.description),
    metadata: mergedMetadata(intent.metadata, params),
    payment_method: method?.id ?? intent.payment_method,
    receipt_email: kept(text(params, "receipt_email"), intent.receipt_email),
    shipping: group(params, "shipping") ?? intent.shipping,
    // A bank's question that was asked for another amount or card is void.
    ...(changesCharge && intent.status === "requires_action"
      ? { next_action: null, status: "requires_confirmation" }
      : {}),
    ...(method ? { status: "requires_confirmation" } : {}),
  });
}

function kept(given: string | null | undefined, before: string | null): string | null {
  return given === undefined ? before : given;
}
