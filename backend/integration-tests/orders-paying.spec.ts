import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  beginPayment,
  type CartLine,
  checkOut,
  confirmCard,
  intentAtStripe,
  orderRequest,
  placeOrder,
  readOrder,
  simulator,
  stockOf,
  storedStatus,
  totalOf,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let walker: CartLine;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  const product = await catalog.add({ title: "Walker", dollars: 89.95, stock: 500 });
  walker = { product, cents: 8995, qty: 1 };
});
afterEach(async () => {
  await simulator().webhooks({ isPaused: false, delayMs: 0, copies: 1, dropNext: 0 });
  await simulator().clearFaults();
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

/** An order whose mails come to an address of its own. */
async function aCheckout() {
  const email = newAddress("buyer");
  const { shipping } = orderRequest([walker]);
  const checkout = await checkOut(shopper.visitor, [walker], { shipping: { ...shipping, email } });
  return { ...checkout, email };
}

/** What Medusa has of an order's payments. */
async function paymentsOf(orderId: string) {
  const { order } = await catalog.admin.get<{
    order: {
      payment_status: string;
      summary: { paid_total: number; pending_difference: number };
      payment_collections: { payments: { captures: { amount: number }[] }[] }[];
    };
  }>(
    `/orders/${orderId}?fields=payment_status,*summary,*payment_collections.payments,*payment_collections.payments.captures`,
  );
  return order;
}

async function expectPaidOnce(orderId: string, email: string): Promise<void> {
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  const order = await paymentsOf(orderId);
  expect(order.payment_status).toBe("captured");
  expect(order.summary).toMatchObject({ paid_total: 89.95, pending_difference: 0 });
  const payments = order.payment_collections.flatMap((collection) => collection.payments);
  expect(payments).toHaveLength(1);
  expect(payments[0]?.captures).toHaveLength(1);
  const number = (await readOrder(shopper.visitor, orderId)).number;
  await mailWith(email, `Thank you for your order ${number}`);
  expect(await mailsTo(email)).toHaveLength(1);
}

async function eventOf(paymentId: string, type = "payment_intent.succeeded"): Promise<string> {
  const [event] = await simulator().events({ type, object: paymentId });
  if (!event) throw new Error(`There is no ${type} of ${paymentId}.`);
  return event.id;
}

describe("a card", () => {
  it("that is good makes the order paid, in Medusa too, with one mail that lists it all", async () => {
    const { orderId, clientSecret, email } = await aCheckout();
    expect(await confirmCard(clientSecret)).toBe("succeeded");
    await expectPaidOnce(orderId, email);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("Walker");
    expect(mail?.text).toContain("1 × $89.95 = $89.95");
    expect(mail?.text).toContain("Total: $89.95 CAD");
    const order = await readOrder(shopper.visitor, orderId);
    expect(order.history.map(({ to }) => to)).toEqual(["pending", "paid"]);
  });

  it("that is declined leaves the order waiting for another card", async () => {
    const { orderId, clientSecret, email } = await aCheckout();
    expect(await confirmCard(clientSecret, "pm_card_chargeDeclined")).toBe("card_declined");
    expect(await readOrder(shopper.visitor, orderId)).toMatchObject({
      status: "pending",
      paymentState: "failed",
    });
    expect(await confirmCard(clientSecret)).toBe("succeeded");
    await expectPaidOnce(orderId, email);
  });

  it("whose bank asks its owner waits for the answer", async () => {
    const { orderId, clientSecret, paymentId } = await aCheckout();
    expect(await confirmCard(clientSecret, "pm_card_threeDSecure2Required")).toBe(
      "requires_action",
    );
    expect(await readOrder(shopper.visitor, orderId)).toMatchObject({
      status: "pending",
      paymentState: "open",
    });
    expect((await intentAtStripe(paymentId)).status).toBe("requires_action");
  });
});

describe("Stripe's events", () => {
  it("that never come are made up for when the buyer looks", async () => {
    await simulator().webhooks({ dropNext: 1 });
    const { orderId, clientSecret, email } = await aCheckout();
    await confirmCard(clientSecret);
    expect(await readOrder(shopper.visitor, orderId)).toMatchObject({ status: "paid" });
    await expectPaidOnce(orderId, email);
  });

  it("that come after the buyer looked change nothing", async () => {
    await simulator().webhooks({ isPaused: true });
    const { orderId, clientSecret, email, paymentId } = await aCheckout();
    await confirmCard(clientSecret);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("paid");
    await simulator().webhooks({ isPaused: false });
    expect(await simulator().resend(await eventOf(paymentId))).toEqual([200]);
    await expectPaidOnce(orderId, email);
  });

  it("that come ten times at once, while the buyer looks, pay once", async () => {
    await simulator().webhooks({ isPaused: true });
    const { orderId, clientSecret, email, paymentId } = await aCheckout();
    await confirmCard(clientSecret);
    const [statuses] = await Promise.all([
      simulator().resend(await eventOf(paymentId), 10),
      ...[1, 2, 3].map(() => readOrder(shopper.visitor, orderId)),
    ]);
    expect(statuses).toEqual(Array(10).fill(200));
    await expectPaidOnce(orderId, email);
  });

  it("that come before the order wait for it", async () => {
    const clientSecret = await beginPayment(shopper.visitor, totalOf([walker]));
    const paymentId = clientSecret.split("_secret_")[0] ?? "";
    await confirmCard(clientSecret);
    await eventually(async () => {
      const [row] = await queryShop("select state from shop_payment where stripe_id = $1", [
        paymentId,
      ]);
      expect(row).toEqual({ state: "paid" });
    });
    const email = newAddress("buyer");
    const { shipping } = orderRequest([walker]);
    const request = orderRequest([walker], { shipping: { ...shipping, email } });
    await expectPaidOnce(await placeOrder(shopper.visitor, request), email);
  });

  it("that pay another amount than the order's do not get the order", async () => {
    const clientSecret = await beginPayment(shopper.visitor, 100);
    await confirmCard(clientSecret);
    const answer = await shopper.visitor.ask("orders.place", { body: orderRequest([walker]) });
    expect(answer.status).toBe(409);
  });

  it.each([
    ["none", {}],
    ["a made-up one", { "stripe-signature": "t=1700000000,v1=0000" }],
  ])("with %s for a signature are refused and change nothing", async (_, headers) => {
    const { orderId, paymentId } = await aCheckout();
    const event = {
      id: "evt_forged",
      object: "event",
      type: "payment_intent.succeeded",
      data: {
        object: {
          id: paymentId,
          object: "payment_intent",
          status: "succeeded",
          amount_received: 8995,
          currency: "cad",
        },
      },
    };
    const answer = await new Visitor().ask("stripe.receiveEvent", { body: event, headers });
    expect(answer.status).toBe(400);
    expect(await storedStatus(orderId)).toBe("pending");
  });

  it("do not come by Medusa's own door", async () => {
    expect((await new Visitor().post("/hooks/payment/stripe_stripe", {})).status).toBe(404);
  });
});

describe("an order that is not paid in time", () => {
  const expire = (orderId: string) =>
    queryShop("update shop_order set expires_at = now() - interval '1 second' where id = $1", [
      orderId,
    ]);

  it("is cancelled with its payment, and its stock is for sale again", async () => {
    const { orderId, clientSecret, paymentId } = await aCheckout();
    const before = await stockOf(catalog, walker.product);
    await expire(orderId);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("cancelled");
    expect((await intentAtStripe(paymentId)).status).toBe("canceled");
    expect((await stockOf(catalog, walker.product))?.reserved).toBe((before?.reserved ?? 0) - 1);
    expect(await confirmCard(clientSecret)).toBe("payment_intent_unexpected_state");
  });

  it("and is paid at that very moment is paid", async () => {
    await simulator().webhooks({ isPaused: true });
    const { orderId, clientSecret, email } = await aCheckout();
    await confirmCard(clientSecret);
    await expire(orderId);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("paid");
    await expectPaidOnce(orderId, email);
  });

  it("is either paid or cancelled when both happen at once, and Stripe agrees", async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId, clientSecret, paymentId } = await aCheckout();
      await expire(orderId);
      await Promise.all([
        confirmCard(clientSecret),
        ...[1, 2, 3].map(() => readOrder(shopper.visitor, orderId)),
      ]);
      const { status } = await intentAtStripe(paymentId);
      const expected = status === "succeeded" ? "paid" : "cancelled";
      await eventually(async () => expect(await storedStatus(orderId)).toBe(expected));
    }
  });

  it("keeps waiting while Stripe is away", async () => {
    const { orderId } = await aCheckout();
    await simulator().fail({ kind: "error", count: 1000, path: "/v1/payment_intents" });
    await expire(orderId);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("pending");
    await simulator().clearFaults();
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("cancelled");
  });
});
