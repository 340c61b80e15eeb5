import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStripeSimulator, type StripeSimulator } from "./index.js";

let simulator: StripeSimulator;
let stripe: Stripe;
let url = "";

const clientWith = (key: string) =>
  new Stripe(key, {
    host: "127.0.0.1",
    port: new URL(url).port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });

beforeEach(async () => {
  simulator = createStripeSimulator({
    webhookUrl: "http://127.0.0.1:9/nobody",
    webhookSecret: "whsec_test",
    retryDelaysMs: [],
  });
  url = await simulator.listen(0);
  stripe = clientWith("sk_test_1");
});

afterEach(() => simulator.close());

const intentOf = (params: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({ amount: 4999, currency: "cad", ...params });

const paid = () => intentOf({ confirm: true, payment_method: "pm_card_visa" });

/** The error of a call that must fail. */
async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error(`expected an error of Stripe, got ${String(error)}`);
}

describe("the official client", () => {
  it("creates an intent and reads it back", async () => {
    const intent = await intentOf({
      automatic_payment_methods: { enabled: true },
      metadata: { session_id: "payses_1" },
      expand: ["payment_method"],
    });
    expect(intent).toMatchObject({
      object: "payment_intent",
      amount: 4999,
      currency: "cad",
      status: "requires_payment_method",
      metadata: { session_id: "payses_1" },
      automatic_payment_methods: { enabled: true },
      livemode: false,
    });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
    expect(await stripe.paymentIntents.retrieve(intent.id)).toEqual(intent);
  });

  it("pays, and finds the charge and the card", async () => {
    const { id } = await paid();
    const intent = await stripe.paymentIntents.retrieve(id, {
      expand: ["payment_method", "latest_charge.payment_intent"],
    });
    expect(intent).toMatchObject({
      status: "succeeded",
      amount_received: 4999,
      payment_method: { type: "card", card: { brand: "visa", last4: "4242" } },
      latest_charge: { paid: true, amount: 4999, payment_intent: { id } },
    });
  });

  it("changes the amount before the charge and never after it", async () => {
    const { id } = await intentOf();
    expect((await stripe.paymentIntents.update(id, { amount: 6000 })).amount).toBe(6000);
    await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    const error = await failureOf(stripe.paymentIntents.update(id, { amount: 1 }));
    expect(error.code).toBe("payment_intent_unexpected_state");
    expect(error.payment_intent?.amount_received).toBe(6000);
    const noted = await stripe.paymentIntents.update(id, { metadata: { order: "1" } });
    expect(noted.metadata).toEqual({ order: "1" });
  });

  it("is refused with the card's reason, and then pays with another card", async () => {
    const { id } = await intentOf();
    const error = await failureOf(
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_chargeDeclined" }),
    );
    expect(error).toMatchObject({
      type: "StripeCardError",
      code: "card_declined",
      decline_code: "generic_decline",
      message: "Your card was declined.",
      statusCode: 402,
    });
    expect(error.payment_intent).toMatchObject({ id, status: "requires_payment_method" });
    const waiting = await stripe.paymentIntents.retrieve(id);
    expect(waiting.last_payment_error?.code).toBe("card_declined");
    const second = await stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" });
    expect(second).toMatchObject({ status: "succeeded", last_payment_error: null });
    expect((await stripe.charges.list({ payment_intent: id })).data.map((c) => c.status)).toEqual([
      "succeeded",
      "failed",
    ]);
  });

  it("hears of insufficient funds", async () => {
    const params = { confirm: true, payment_method: "pm_card_chargeDeclinedInsufficientFunds" };
    expect(await failureOf(intentOf(params))).toMatchObject({
      code: "card_declined",
      decline_code: "insufficient_funds",
      message: "Your card has insufficient funds.",
    });
  });

  it("cancels what is not paid, and cannot cancel what is", async () => {
    const { id } = await intentOf();
    expect((await stripe.paymentIntents.cancel(id)).status).toBe("canceled");
    const again = await failureOf(stripe.paymentIntents.cancel(id));
    expect(again.code).toBe("payment_intent_unexpected_state");
    expect(again.payment_intent?.status).toBe("canceled");
    const error = await failureOf(stripe.paymentIntents.cancel((await paid()).id));
    expect(error.payment_intent?.status).toBe("succeeded");
    const late = await failureOf(
      stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }),
    );
    expect(late.code).toBe("payment_intent_unexpected_state");
  });

  it("sets money aside and captures part of it", async () => {
    const { id } = await intentOf({
      capture_method: "manual",
      confirm: true,
      payment_method: "pm_card_visa",
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: "requires_capture",
      amount_capturable: 4999,
    });
    const captured = await stripe.paymentIntents.capture(id, { amount_to_capture: 4000 });
    expect(captured).toMatchObject({ status: "succeeded", amount_received: 4000 });
  });

  it("refunds in parts, and never more than was paid", async () => {
    const { id } = await paid();
    const first = await stripe.refunds.create({ payment_intent: id, amount: 1999 });
    expect(first).toMatchObject({ object: "refund", amount: 1999, status: "succeeded" });
    const tooMuch = await failureOf(stripe.refunds.create({ payment_intent: id, amount: 3001 }));
    expect(tooMuch.message).toContain("($30.01) is greater than unrefunded amount");
    expect((await stripe.refunds.create({ payment_intent: id })).amount).toBe(3000);
    const error = await failureOf(stripe.refunds.create({ payment_intent: id }));
    expect(error.code).toBe("charge_already_refunded");
    expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
    const unpaid = await failureOf(
      stripe.refunds.create({ payment_intent: (await intentOf()).id }),
    );
    expect(unpaid.message).toContain("does not have a successful charge to refund");
  });

  it("pages through lists with cursors, newest first", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift((await intentOf()).id);
    const first = await stripe.paymentIntents.list({ limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const all: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) all.push(id);
    expect(all).toEqual(ids);
  });

  it("lists what was made since a day page by page, with charges and payments in it", async () => {
    const paidOnes = [await paid(), await paid(), await paid()];
    await stripe.refunds.create({ payment_intent: paidOnes[0]?.id ?? "", amount: 999 });
    const since = { created: { gte: paidOnes[0]?.created ?? 0 }, limit: 1 };
    const refunded: Record<string, number> = {};
    const intents = stripe.paymentIntents.list({ ...since, expand: ["data.latest_charge"] });
    for await (const { id, latest_charge: charge } of intents) {
      refunded[id] = (charge as Stripe.Charge).amount_refunded;
    }
    expect(refunded).toEqual(
      Object.fromEntries(paidOnes.map(({ id }, index) => [id, index === 0 ? 999 : 0])),
    );
    const expand = ["data.payment_intent.latest_charge"];
    const { data } = await stripe.refunds.list({ ...since, expand });
    expect(data).toMatchObject([{ payment_intent: { latest_charge: { amount_refunded: 999 } } }]);
    const later = { created: { gte: Math.floor(Date.now() / 1000) + 60 } };
    expect((await stripe.paymentIntents.list(later)).data).toEqual([]);
  });

  it("keeps customers and their cards", async () => {
    const { id } = await stripe.customers.create({ email: "rose@example.ca", name: "Rose" });
    await stripe.paymentMethods.attach("pm_card_mastercard", { customer: id });
    const methods = await stripe.customers.listPaymentMethods(id, { limit: 100 });
    expect(methods.data.map((method) => method.card?.brand)).toEqual(["mastercard"]);
    expect((await stripe.customers.update(id, { phone: "1" })).name).toBe("Rose");
    expect((await stripe.customers.del(id)).deleted).toBe(true);
    expect((await failureOf(stripe.customers.retrieve(id))).code).toBe("resource_missing");
  });

  it.each([
    ["an amount is missing", { amount: undefined }, "parameter_missing"],
    ["the amount is not whole", { amount: 10.5 }, "parameter_invalid_integer"],
    ["the amount is too small to charge", { amount: 49 }, "amount_too_small"],
    ["the amount is too large", { amount: 100_000_000 }, "amount_too_large"],
    ["a field is not Stripe's", { colour: "green" }, "parameter_unknown"],
    ["a payment method does not exist", { payment_method: "pm_none" }, "resource_missing"],
  ])("is refused when %s", async (_reason, params, code) => {
    const error = await failureOf(intentOf(params as Partial<Stripe.PaymentIntentCreateParams>));
    expect(error).toMatchObject({ type: "StripeInvalidRequestError", code });
  });

  it("hears that an intent does not exist", async () => {
    const error = await failureOf(stripe.paymentIntents.retrieve("pi_nothing"));
    expect(error).toMatchObject({ statusCode: 404, code: "resource_missing" });
    expect(error.message).toBe("No such payment_intent: 'pi_nothing'");
  });
});

describe("an idempotency key", () => {
  const key = { idempotencyKey: "payses_1" };
  const params = { amount: 4999, currency: "cad" };

  it("gives the same answer for the same request, and makes one intent", async () => {
    const [first, second] = await Promise.all([
      stripe.paymentIntents.create(params, key),
      stripe.paymentIntents.create(params, key),
    ]);
    expect(second).toEqual(first);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it("is refused for another request", async () => {
    await stripe.paymentIntents.create(params, key);
    const error = await failureOf(stripe.paymentIntents.create({ ...params, amount: 5000 }, key));
    expect(error.type).toBe("StripeIdempotencyError");
    const elsewhere = await failureOf(stripe.customers.create({}, key));
    expect(elsewhere.type).toBe("StripeIdempotencyError");
  });

  it("remembers a declined card, but not a request that was never carried out", async () => {
    const confirm = (payment_method: string) =>
      intentOf().then(({ id }) => stripe.paymentIntents.confirm(id, { payment_method }, key));
    await failureOf(confirm("pm_none"));
    await failureOf(confirm("pm_card_chargeDeclined"));
    expect((await failureOf(confirm("pm_card_visa"))).type).toBe("StripeIdempotencyError");
  });
});

describe("keys", () => {
  it("that are no secret keys are refused", async () => {
    expect((await failureOf(clientWith("nonsense").paymentIntents.list())).statusCode).toBe(401);
    const publishable = clientWith("pk_test_1");
    const error = await failureOf(publishable.paymentIntents.list());
    expect(error).toMatchObject({ statusCode: 403, code: "secret_key_required" });
  });

  it("of a browser open one intent, with its client secret", async () => {
    const intent = await intentOf();
    const other = await intentOf();
    const browser = clientWith("pk_test_1");
    const seen = await browser.paymentIntents.retrieve(intent.id, {
      client_secret: intent.client_secret ?? "",
    });
    expect(seen.id).toBe(intent.id);
    const foreign = { client_secret: other.client_secret ?? "" };
    const error = await failureOf(browser.paymentIntents.retrieve(intent.id, foreign));
    expect(error.code).toBe("resource_missing");
  });
});
