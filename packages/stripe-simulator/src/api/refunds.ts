import type { ApiCall, ApiRoute } from "../http/api-route.js";
import { LIST_PARAMS, listPage } from "../http/list-page.js";
import { checkKnown, choice, integer, mergedMetadata, text } from "../http/params.js";
import type { Charge, Refund } from "../model.js";
import { newId, nowSeconds } from "../new-id.js";
import { moneyText } from "../rules/money-text.js";
import { invalidRequest, resourceMissing } from "../stripe-failure.js";

function create(call: ApiCall): Refund {
  const { store, publish, failingRefunds, params } = call;
  checkKnown(params, ["amount", "charge", "metadata", "payment_intent", "reason"]);
  const charge = chargeToRefund(call);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = integer(params, "amount") ?? left;
  if (amount < 1) {
    throw invalidRequest("Invalid positive integer", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${moneyText(amount)}) is greater than unrefunded amount on charge (${moneyText(left)})`,
      { param: "amount" },
    );
  }
  const refund = store.refunds.save({
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    metadata: mergedMetadata({}, params),
    payment_intent: charge.payment_intent,
    reason: choice(params, "reason", ["duplicate", "fraudulent", "requested_by_customer"]) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  });
  const refunded = store.charges.save({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount_captured,
  });
  publish("refund.created", refund);
  publish("charge.refunded", refunded);
  publish("refund.updated", refund);
  failingRefunds.watch(refund);
  return refund;
}

function chargeToRefund({ store, params }: ApiCall): Charge {
  const intentId = text(params, "payment_intent");
  const chargeId = text(params, "charge");
  if (intentId) {
    const intent = store.paymentIntents.get(intentId);
    if (!intent) throw resourceMissing("payment_intent", intentId, "payment_intent");
    const charge = intent.latest_charge ? store.charges.get(intent.latest_charge) : undefined;
    if (!charge?.captured) {
      throw invalidRequest(
        `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
        { param: "payment_intent" },
      );
    }
    return charge;
  }
  if (!chargeId) {
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const charge = store.charges.get(chargeId);
  if (!charge) throw resourceMissing("charge", chargeId, "charge");
  if (!charge.captured) throw invalidRequest(`Charge ${chargeId} cannot be refunded.`);
  return charge;
}

function find({ store, id }: ApiCall): Refund {
  const refund = store.refunds.get(id);
  if (!refund) throw resourceMissing("refund", id);
  return refund;
}

function update(call: ApiCall): Refund {
  checkKnown(call.params, ["metadata"]);
  const refund = find(call);
  const updated = { ...refund, metadata: mergedMetadata(refund.metadata, call.params) };
  return call.store.refunds.save(updated);
}

function list({ store, params }: ApiCall): object {
  checkKnown(params, [...LIST_PARAMS, "charge", "payment_intent"]);
  const charge = text(params, "charge");
  const intent = text(params, "payment_intent");
  const refunds = store.refunds
    .newestFirst()
    .filter(
      (refund) =>
        (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent),
    );
  return listPage(refunds, params, "/v1/refunds");
}

export const refundRoutes: readonly ApiRoute[] = [
  { method: "POST", path: "/v1/refunds", answer: create },
  { method: "GET", path: "/v1/refunds", answer: list },
  { method: "GET", path: "/v1/refunds/:id", answer: find },
  { method: "POST", path: "/v1/refunds/:id", answer: update },
];
