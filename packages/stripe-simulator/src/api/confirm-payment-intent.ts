import type { ApiCall } from "../http/api-route.js";
import { checkKnown, group, text } from "../http/params.js";
import type { PaymentIntent, PaymentMethod } from "../model.js";
import { confirmIntent } from "../rules/confirm-intent.js";
import { checkConfirmable, unexpectedState } from "../rules/intent-state.js";
import { makePaymentMethod, methodOfToken } from "../rules/make-payment-method.js";
import { invalidRequest, resourceMissing } from "../stripe-failure.js";
import { CONFIRM_PARAMS, INTENT_PARAMS } from "./intent-params.js";

/** POST /v1/payment_intents/{id}/confirm. Throws card errors. */
export function confirm(call: ApiCall, intent: PaymentIntent): PaymentIntent {
  checkKnown(call.params, [...INTENT_PARAMS, ...CONFIRM_PARAMS]);
  checkConfirmable(intent);
  const kept = intent.payment_method
    ? call.store.paymentMethods.get(intent.payment_method)
    : undefined;
  const method = methodFor(call) ?? kept;
  if (!method) {
    throw unexpectedState(
      intent,
      "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    );
  }
  const returnUrl = text(call.params, "return_url") ?? null;
  const mayRedirect = intent.automatic_payment_methods?.allow_redirects === "always";
  if (mayRedirect && !returnUrl) {
    throw invalidRequest(
      "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
      { param: "return_url" },
    );
  }
  return confirmIntent(intent, {
    store: call.store,
    publish: call.publish,
    method,
    returnUrl,
    challengeUrl: call.challengeUrl(intent),
  });
}

/** The payment method that a call names or describes; undefined when it does neither. */
export function methodFor({ store, params }: ApiCall): PaymentMethod | undefined {
  const data = group(params, "payment_method_data");
  if (data) return makePaymentMethod(store, data);
  const id = text(params, "payment_method");
  if (!id) return undefined;
  const method = store.paymentMethods.get(id) ?? methodOfToken(store, id);
  if (!method) throw resourceMissing("PaymentMethod", id, "payment_method");
  return method;
}
