import type { ApiCall, ApiRoute } from "../http/api-route.js";
import { LIST_PARAMS, listPage } from "../http/list-page.js";
import { checkKnown, requiredText, text } from "../http/params.js";
import type { PaymentMethod } from "../model.js";
import { makePaymentMethod, methodOfToken } from "../rules/make-payment-method.js";
import { resourceMissing } from "../stripe-failure.js";

function find({ store, id }: ApiCall): PaymentMethod {
  const method = store.paymentMethods.get(id) ?? methodOfToken(store, id);
  if (!method) throw resourceMissing("PaymentMethod", id, "payment_method");
  return method;
}

function create({ store, params }: ApiCall): PaymentMethod {
  checkKnown(params, ["billing_details", "card", "metadata", "type"]);
  requiredText(params, "type");
  return makePaymentMethod(store, params);
}

function attach(call: ApiCall): PaymentMethod {
  checkKnown(call.params, ["customer"]);
  const customer = requiredText(call.params, "customer");
  if (!call.store.customers.get(customer)) {
    throw resourceMissing("customer", customer, "customer");
  }
  return call.store.paymentMethods.save({ ...find(call), customer });
}

function detach(call: ApiCall): PaymentMethod {
  checkKnown(call.params, []);
  return call.store.paymentMethods.save({ ...find(call), customer: null });
}

function list({ store, params }: ApiCall): object {
  checkKnown(params, [...LIST_PARAMS, "customer", "type"]);
  const customer = text(params, "customer");
  const methods = store.paymentMethods
    .newestFirst()
    .filter((method) => !customer || method.customer === customer);
  return listPage(methods, params, "/v1/payment_methods");
}

export const paymentMethodRoutes: readonly ApiRoute[] = [
  { method: "POST", path: "/v1/payment_methods", answer: create },
  { method: "GET", path: "/v1/payment_methods", answer: list },
  { method: "GET", path: "/v1/payment_methods/:id", answer: find },
  { method: "POST", path: "/v1/payment_methods/:id/attach", answer: attach },
  { method: "POST", path: "/v1/payment_methods/:id/detach", answer: detach },
];
