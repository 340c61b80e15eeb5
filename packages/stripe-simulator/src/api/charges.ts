import type { ApiCall, ApiRoute } from "../http/api-route.js";
import { LIST_PARAMS, listPage } from "../http/list-page.js";
import { checkKnown, text } from "../http/params.js";
import { resourceMissing } from "../stripe-failure.js";

function find({ store, id }: ApiCall): object {
  const charge = store.charges.get(id);
  if (!charge) throw resourceMissing("charge", id);
  return charge;
}

function list({ store, params }: ApiCall): object {
  checkKnown(params, [...LIST_PARAMS, "payment_intent"]);
  const intent = text(params, "payment_intent");
  const charges = store.charges
    .newestFirst()
    .filter((charge) => !intent || charge.payment_intent === intent);
  return listPage(charges, params, "/v1/charges");
}

export const chargeRoutes: readonly ApiRoute[] = [
  { method: "GET", path: "/v1/charges", answer: list },
  { method: "GET", path: "/v1/charges/:id", answer: find },
];
