import type { ApiCall } from "../http/api-route.js";
import {
  checkKnown,
  choice,
  flag,
  group,
  integer,
  mergedMetadata,
  missing,
  requiredText,
  text,
  texts,
} from "../http/params.js";
import type { PaymentIntent } from "../model.js";
import { newId, nowSeconds } from "../new-id.js";
import { checkAmount, checkCurrency } from "../rules/check-amount.js";
import { resourceMissing } from "../stripe-failure.js";
import { confirm, methodFor } from "./confirm-payment-intent.js";
import { CONFIRM_PARAMS, INTENT_PARAMS } from "./intent-params.js";

/** POST /v1/payment_intents; with `confirm=true` also what confirming does. */
export function createPaymentIntent(call: ApiCall): PaymentIntent {
  const { store, publish, params } = call;
  checkKnown(params, [...INTENT_PARAMS, ...CONFIRM_PARAMS]);
  const amount = integer(params, "amount") ?? missing("amount");
  const currency = checkCurrency(requiredText(params, "currency"));
  checkAmount(amount, currency);
  const customer = text(params, "customer") ?? null;
  if (customer && !store.customers.get(customer)) {
    throw resourceMissing("customer", customer, "customer");
  }
  const automatic = group(params, "automatic_payment_methods");
  const types = texts(params, "payment_method_types");
  const method = methodFor(call);
  const id = newId("pi");
  const intent = store.paymentIntents.save({
    id,
    object: "payment_intent",
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: automatic
      ? {
          allow_redirects: choice(automatic, "allow_redirects", ["always", "never"]) ?? "always",
          enabled: flag(automatic, "enabled") ?? false,
        }
      : null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method:
      choice(params, "capture_method", ["automatic", "automatic_async", "manual"]) ?? "automatic",
    client_secret: `${id}_secret_${newId("x").slice(2)}`,
    confirmation_method:
      choice(params, "confirmation_method", ["automatic", "manual"]) ?? "automatic",
    created: nowSeconds(),
    currency,
    customer,
    description: text(params, "description") ?? null,
    invoice: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: mergedMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: method?.id ?? null,
    payment_method_options: group(params, "payment_method_options") ?? {},
    payment_method_types: types.length > 0 ? types : ["card"],
    processing: null,
    receipt_email: text(params, "receipt_email") ?? null,
    review: null,
    setup_future_usage: text(params, "setup_future_usage") ?? null,
    shipping: group(params, "shipping") ?? null,
    source: null,
    statement_descriptor: text(params, "statement_descriptor") ?? null,
    statement_descriptor_suffix: text(params, "statement_descriptor_suffix") ?? null,
    status: method ? "requires_confirmation" : "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  });
  publish("payment_intent.created", intent);
  return flag(params, "confirm") ? confirm(call, intent) : intent;
}
