import type { ApiCall, ApiRoute } from "../http/api-route.js";
import type { FormValues } from "../http/form-values.js";
import { LIST_PARAMS, listPage } from "../http/list-page.js";
import { checkKnown, group, mergedMetadata, text } from "../http/params.js";
import type { Customer } from "../model.js";
import { newId, nowSeconds } from "../new-id.js";
import { resourceMissing } from "../stripe-failure.js";

const CUSTOMER_PARAMS = [
  "address",
  "description",
  "email",
  "metadata",
  "name",
  "phone",
  "shipping",
];

function find({ store, id }: ApiCall): Customer {
  const customer = store.customers.get(id);
  if (!customer) throw resourceMissing("customer", id);
  return customer;
}

function create({ store, params }: ApiCall): Customer {
  checkKnown(params, CUSTOMER_PARAMS);
  const blank: Customer = {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: nowSeconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    livemode: false,
    metadata: {},
    name: null,
    phone: null,
    shipping: null,
  };
  return store.customers.save(changed(blank, params));
}

function update(call: ApiCall): Customer {
  checkKnown(call.params, CUSTOMER_PARAMS);
  return call.store.customers.save(changed(find(call), call.params));
}

function changed(customer: Customer, params: FormValues): Customer {
  const given = (name: "description" | "email" | "name" | "phone") => {
    const value = text(params, name);
    return value === undefined ? customer[name] : value;
  };
  return {
    ...customer,
    address: group(params, "address") ?? customer.address,
    description: given("description"),
    email: given("email"),
    metadata: mergedMetadata(customer.metadata, params),
    name: given("name"),
    phone: given("phone"),
    shipping: group(params, "shipping") ?? customer.shipping,
  };
}

function remove(call: ApiCall): object {
  const { id } = find(call);
  call.store.customers.remove(id);
  return { id, object: "customer", deleted: true };
}

function list({ store, params }: ApiCall): object {
  checkKnown(params, [...LIST_PARAMS, "email"]);
  const email = text(params, "email");
  const customers = store.customers.newestFirst().filter((each) => !email || each.email === email);
  return listPage(customers, params, "/v1/customers");
}

function listMethods(call: ApiCall): object {
  checkKnown(call.params, [...LIST_PARAMS, "type"]);
  const { id } = find(call);
  const methods = call.store.paymentMethods.newestFirst().filter((each) => each.customer === id);
  return listPage(methods, call.params, `/v1/customers/${id}/payment_methods`);
}

export const customerRoutes: readonly ApiRoute[] = [
  { method: "POST", path: "/v1/customers", answer: create },
  { method: "GET", path: "/v1/customers", answer: list },
  { method: "GET", path: "/v1/customers/:id", answer: find },
  { method: "POST", path: "/v1/customers/:id", answer: update },
  { method: "DELETE", path: "/v1/customers/:id", answer: remove },
  { method: "GET", path: "/v1/customers/:id/payment_methods", answer: listMethods },
];
