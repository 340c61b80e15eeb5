import type { ApiCall, ApiRoute } from "../http/api-route.js";
import { LIST_PARAMS, listPage } from "../http/list-page.js";
import { checkKnown, choice, integer, mergedMetadata, text } from "../http/params.js";
import type { PaymentIntent } from "../model.js";
import { nowSeconds } from "../new-id.js";
import { captureIntent } from "../rules/capture-intent.js";
import { checkCancelable } from "../rules/intent-state.js";
import { resourceMissing } from "../stripe-failure.js";
import { confirm } from "./confirm-payment-intent.js";
import { createPaymentIntent } from "./create-payment-intent.js";
import { updatePaymentIntent } from "./update-payment-intent.js";

export function findIntent({ store, id }: Pick<ApiCall, "store" | "id">): PaymentIntent {
  const intent = store.paymentIntents.get(id);
  if (!intent) throw resourceMissing("payment_intent", id, "intent");
  return intent;
}

function cancel(call: ApiCall): PaymentIntent {
  const { store, publish, params } = call;
  checkKnown(params, ["cancellation_reason"]);
  const intent = findIntent(call);
  checkCancelable(intent);
  const reason = choice(params, "cancellation_reason", [
    "duplicate",
    "fraudulent",
    "requested_by_customer",
    "abandoned",
  ]);
  const canceled = store.paymentIntents.save({
    ...intent,
    amount_capturable: 0,
    canceled_at: nowSeconds(),
    cancellation_reason: reason ?? null,
    next_action: null,
    status: "canceled",
  });
  publish("payment_intent.canceled", canceled);
  return canceled;
}

function capture(call: ApiCall): PaymentIntent {
  checkKnown(call.params, ["amount_to_capture", "final_capture", "metadata"]);
  const intent = findIntent(call);
  const captured = captureIntent(call, intent, integer(call.params, "amount_to_capture"));
  return call.store.paymentIntents.save({
    ...captured,
    metadata: mergedMetadata(captured.metadata, call.params),
  });
}

function list({ store, params }: ApiCall): object {
  checkKnown(params, [...LIST_PARAMS, "customer"]);
  const customer = text(params, "customer");
  const intents = store.paymentIntents
    .newestFirst()
    .filter((intent) => !customer || intent.customer === customer);
  return listPage(intents, params, "/v1/payment_intents");
}

export const paymentIntentRoutes: readonly ApiRoute[] = [
  { method: "POST", path: "/v1/payment_intents", answer: createPaymentIntent },
  { method: "GET", path: "/v1/payment_intents", answer: list },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    isForBrowsers: true,
    answer: (call) => findIntent(call),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id",
    answer: (call) => updatePaymentIntent(call, findIntent(call)),
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    isForBrowsers: true,
    answer: (call) => confirm(call, findIntent(call)),
  },
  { method: "POST", path: "/v1/payment_intents/:id/cancel", answer: cancel },
  { method: "POST", path: "/v1/payment_intents/:id/capture", answer: capture },
];
