import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStripeSimulator, type StripeSimulator, simulatorControl } from "./index.js";

/** Unit tests run beside the compiler; vitest itself waits for one second. */
const PATIENCE_MS = 15_000;

const SECRET = "whsec_test";

interface Received {
  signature: string;
  body: string;
  event: Stripe.Event;
}

let shop: Server;
let received: Received[] = [];
/** What the shop answers to its next webhooks; 200 when there is nothing here. */
let shopAnswers: number[] = [];
let simulator: StripeSimulator;
let stripe: Stripe;
let url = "";

beforeEach(async () => {
  received = [];
  shopAnswers = [];
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString("utf8");
    const signature = String(request.headers["stripe-signature"]);
    received.push({ signature, body, event: JSON.parse(body) });
    response.writeHead(shopAnswers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  simulator = createStripeSimulator({
    webhookUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`,
    webhookSecret: SECRET,
    retryDelaysMs: [5, 5, 5],
    refundsFailAfterMs: 5,
  });
  url = await simulator.listen(0);
  stripe = new Stripe("sk_test_1", {
    host: "127.0.0.1",
    port: new URL(url).port,
    protocol: "http",
    telemetry: false,
  });
});

afterEach(async () => {
  await simulator.close();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});

const pay = (payment_method = "pm_card_visa") =>
  stripe.paymentIntents.create({ amount: 4999, currency: "cad", confirm: true, payment_method });

const arrived = (count: number) =>
  vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), {
    timeout: PATIENCE_MS,
  });

const types = () => received.map(({ event }) => event.type);

describe("a webhook", () => {
  it("carries a signature that Stripe's own client accepts, and no other secret does", async () => {
    const { id } = await pay();
    await arrived(1);
    const { body, signature } = received[0] as Received;
    const event = stripe.webhooks.constructEvent(body, signature, SECRET);
    expect(event).toMatchObject({
      type: "payment_intent.succeeded",
      data: { object: { id, status: "succeeded", amount_received: 4999 } },
    });
    expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow();
  });

  it("tells of a declined card, a cancelled intent and a refund", async () => {
    await pay("pm_card_chargeDeclined").catch(() => undefined);
    const open = await stripe.paymentIntents.create({ amount: 4999, currency: "cad" });
    await stripe.paymentIntents.cancel(open.id);
    const { id } = await pay();
    await stripe.refunds.create({ payment_intent: id });
    await arrived(5);
    expect(types().sort()).toEqual([
      "charge.refunded",
      "payment_intent.canceled",
      "payment_intent.payment_failed",
      "payment_intent.succeeded",
      "refund.updated",
    ]);
  });

  it("tells of a refund that a card did not take, whose payment has its money again", async () => {
    const { id } = await pay("pm_card_refundFail");
    await stripe.refunds.create({ payment_intent: id, amount: 1000 });
    await vi.waitFor(() => expect(types()).toContain("refund.failed"), PATIENCE_MS);
    const failed = received.find(({ event }) => String(event.type) === "refund.failed")?.event.data
      .object;
    expect(failed).toMatchObject({
      ...{ amount: 1000, payment_intent: id, status: "failed" },
      failure_reason: "expired_or_canceled_card",
    });
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
      expand: ["latest_charge"],
    });
    expect(charge).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it("comes again until the shop takes it, signed anew, as the same event", async () => {
    shopAnswers = [500, 500];
    await pay();
    await arrived(3);
    expect(new Set(received.map(({ event }) => event.id)).size).toBe(1);
    await vi.waitFor(async () => {
      const [event] = await simulatorControl(url, "sk_test_1").events({
        type: "payment_intent.succeeded",
      });
      expect(event?.delivery).toMatchObject({
        state: "delivered",
        attempts: [{ status: 500 }, { status: 500 }, { status: 200 }],
      });
    }, PATIENCE_MS);
  });

  it("is given up after the last try", async () => {
    shopAnswers = [500, 500, 500, 500];
    await pay();
    await vi.waitFor(async () => {
      const [event] = await simulatorControl(url, "sk_test_1").events({
        type: "payment_intent.succeeded",
      });
      expect(event?.delivery?.state).toBe("given_up");
    }, PATIENCE_MS);
    expect(received).toHaveLength(4);
  });
});

describe("on demand", () => {
  it("webhooks wait, and go when they may", async () => {
    const control = simulatorControl(url, "sk_test_1");
    await control.webhooks({ isPaused: true });
    const { id } = await pay();
    expect((await control.events({ object: id })).at(-1)?.delivery?.attempts).toEqual([]);
    expect(received).toEqual([]);
    await control.webhooks({ isPaused: false });
    await arrived(1);
  });

  it("webhooks come in copies, or not at all, or once more", async () => {
    const control = simulatorControl(url, "sk_test_1");
    await control.webhooks({ copies: 3 });
    await pay();
    await arrived(3);
    await control.webhooks({ copies: 1, dropNext: 1 });
    const lost = await pay();
    const kept = await pay();
    await arrived(4);
    expect(received[3]?.event.data.object).toMatchObject({ id: kept.id });
    const [event] = await control.events({ type: "payment_intent.succeeded", object: lost.id });
    expect(event?.delivery?.state).toBe("dropped");
    expect(await control.resend(event?.id ?? "", 2)).toEqual([200, 200]);
    expect(received).toHaveLength(6);
  });

  it("calls fail before or after they were carried out", async () => {
    const control = simulatorControl(url, "sk_test_1");
    const intents = (timeout = PATIENCE_MS) =>
      new Stripe("sk_test_1", {
        host: "127.0.0.1",
        port: new URL(url).port,
        protocol: "http",
        maxNetworkRetries: 0,
        telemetry: false,
        timeout,
      }).paymentIntents;
    const create = (key: string, timeout?: number) =>
      intents(timeout).create({ amount: 100, currency: "cad" }, { idempotencyKey: key });
    await control.fail({ kind: "error", path: "/v1/payment_intents" });
    await expect(create("a")).rejects.toMatchObject({ type: "StripeAPIError" });
    await control.fail({ kind: "rate_limit" });
    await expect(create("a")).rejects.toMatchObject({ type: "StripeRateLimitError" });
    await control.fail({ kind: "timeout" });
    await expect(create("a", 200)).rejects.toMatchObject({ type: "StripeConnectionError" });
    expect((await intents().list()).data).toEqual([]);
    await control.fail({ kind: "error", when: "after", method: "POST" });
    await expect(create("a")).rejects.toMatchObject({ type: "StripeAPIError" });
    const [made] = (await intents().list()).data;
    expect((await create("a")).id).toBe(made?.id);
    expect((await control.calls()).map(({ status }) => status)).toEqual([
      500, 429, 0, 200, 500, 200, 200,
    ]);
  });

  it("nothing is done for who has not the secret key", async () => {
    await pay();
    const strangers: Record<string, string>[] = [
      {},
      { Authorization: "Bearer pk_test_1" },
      { Authorization: "sk_test_1" },
    ];
    for (const headers of strangers) {
      for (const [method, path] of [
        ["POST", "reset"],
        ["GET", "events"],
        ["GET", "nothing"],
      ]) {
        const { status } = await fetch(`${url}/simulator/${path}`, { method, headers });
        expect(status, `${method} ${path}`).toBe(401);
      }
    }
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  it("everything is forgotten", async () => {
    await pay();
    await simulatorControl(url, "sk_test_1").reset();
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    expect(await simulatorControl(url, "sk_test_1").events()).toEqual([]);
  });
});
