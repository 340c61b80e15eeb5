import { OrderLookUp, type OrderReturn, OrderStatusResponse } from "@eldercare/contracts";
import type { CallName } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  checkOut,
  confirmCard,
  intentAtStripe,
  orderRequest,
  readOrder,
  setStatus,
  withdrawOrders,
} from "./support/checkout";
import { mailsTo, mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { type Question, Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let stick: MadeProduct;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  stick = await catalog.add({ title: "Walking stick", dollars: 30, stock: 50 });
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

const CENTS = 3000;

/** An order of three pieces that has left. */
async function aSentOrder(product = stick) {
  const email = newAddress("buyer");
  const lines = [{ product, cents: CENTS, qty: 3 }];
  const { shipping } = orderRequest(lines);
  const order = await checkOut(shopper.visitor, lines, { shipping: { ...shipping, email } });
  await confirmCard(order.clientSecret);
  await readOrder(shopper.visitor, order.orderId);
  await setStatus(catalog.admin, order.orderId, "fulfilled");
  const { returnToken = "", number } = await readOrder(shopper.visitor, order.orderId);
  return { ...order, email, number, token: returnToken };
}

async function lookUp(token: string): Promise<OrderLookUp> {
  const { status, body } = await new Visitor().ask("orders.openLink", { query: { token } });
  expect(status, JSON.stringify(body)).toBe(200);
  return OrderLookUp.parse(body);
}

const asks = (token: string, pieces: object) =>
  new Visitor().ask("returns.ask", {
    body: { token, reason: "damaged", note: "It squeaks.", ...pieces },
  });

async function asStaff(name: CallName, question: Question) {
  const headers = { authorization: `Bearer ${catalog.admin.token}` };
  const { status, body } = await new Visitor().ask(name, { ...question, headers });
  return { status, body };
}

async function change(orderId: string, id: string, state: string, answer = "") {
  const params = { id: orderId, return: id };
  const { status, body } = await asStaff("returns.change", { params, body: { state, answer } });
  return { status, order: status === 200 ? OrderStatusResponse.parse(body).order : undefined };
}

const waiting = async () =>
  ((await asStaff("waitingWork.read", {})).body as { openReturns: number }).openReturns;

async function isListed(orderId: string): Promise<boolean> {
  const { body } = await asStaff("orders.list", { query: { returns: "true", limit: "1000" } });
  return (body as { orders: { id: string }[] }).orders.some(({ id }) => id === orderId);
}

it("is asked for by whoever has the order's link, judged, received and paid back, with a mail each time", async () => {
  const { orderId, paymentId, email, number, token } = await aSentOrder();
  expect((await lookUp(token)).returnable.lines).toMatchObject([{ line: 0, left: 3 }]);
  const before = await waiting();
  // As a form without scripts sends it.
  const asked = await asks(token, { line0: "2", call: "returns.ask" });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await mailWith(email, `We have your request to return something from order ${number}`);
  expect(await waiting()).toBe(before + 1);
  expect(await isListed(orderId)).toBe(true);

  const { order, returnable } = await lookUp(token);
  expect(returnable.lines).toMatchObject([{ left: 1 }]);
  const [first] = order.returns as [OrderReturn];
  expect(first).toMatchObject({ by: "customer", state: "asked", pieces: ["2 × Walking stick"] });
  expect(first.note).toBe("");

  expect((await change(orderId, first.id, "received")).status).toBe(409);
  const accepted = await change(orderId, first.id, "accepted", "We mail you a label.");
  expect(accepted.order?.returns).toMatchObject([{ state: "accepted", note: "It squeaks." }]);
  const { html = "" } = await mailWith(email, `Please send back your return from order ${number}`);
  expect(html).toContain("We mail you a label.");
  expect(html).toContain(`Order ${number}`);
  expect(await isListed(orderId)).toBe(false);

  // Nothing is paid back for it before it is here.
  const choice = {
    lines: [{ line: 0, qty: 2 }],
    reason: "damaged",
    isRestocked: true,
    isMailed: true,
    returnId: first.id,
  };
  const paying = {
    params: { id: orderId },
    body: { key: `return${Date.now()}`, agreedCents: 6000, choice },
  };
  expect((await asStaff("moneyBack.pay", paying)).status).toBe(409);
  await change(orderId, first.id, "received");
  expect(await isListed(orderId)).toBe(true);
  const paid = await asStaff("moneyBack.pay", paying);
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(6000);
  expect(await isListed(orderId)).toBe(false);
  const after = await lookUp(token);
  expect(after.order.returns).toMatchObject([{ state: "refunded" }]);
  expect(after.returnable.lines).toMatchObject([{ left: 1 }]);
  await mailWith(email, `Part of your order ${number} was refunded`);
  // Thanks, on its way, asked, accepted, received, paid back.
  expect(await mailsTo(email)).toHaveLength(6);
});

it("is over once all the money of its order is back, and no other is begun then", async () => {
  const { orderId, token } = await aSentOrder();
  const before = await waiting();
  await asks(token, { line0: "1" });
  expect(await waiting()).toBe(before + 1);
  await setStatus(catalog.admin, orderId, "refunded");
  expect((await lookUp(token)).order.returns).toMatchObject([{ state: "refunded" }]);
  expect(await waiting()).toBe(before);
  expect(await isListed(orderId)).toBe(false);
  const lines = [{ line: 0, qty: 1 }];
  const body = { key: "toolate1", lines, reason: "not-wanted", note: "" };
  expect((await asStaff("returns.make", { params: { id: orderId }, body })).status).toBe(409);
});

it("is over once its pieces are paid back, also where staff name no return, and not before all are", async () => {
  const { orderId, token } = await aSentOrder();
  await asks(token, { line0: "2" });
  const [first] = (await lookUp(token)).order.returns as [OrderReturn];
  await change(orderId, first.id, "accepted");
  await change(orderId, first.id, "received");
  const payOne = async (key: string) => {
    const choice = {
      ...{ lines: [{ line: 0, qty: 1 }], reason: "damaged" },
      ...{ isRestocked: false, isMailed: false },
    };
    const body = { key: `${key}${Date.now()}`, agreedCents: CENTS, choice };
    const { status } = await asStaff("moneyBack.pay", { params: { id: orderId }, body });
    expect(status).toBe(200);
  };
  await payOne("plain1");
  expect(await isListed(orderId)).toBe(true);
  await payOne("plain2");
  expect(await isListed(orderId)).toBe(false);
  const after = await lookUp(token);
  expect(after.order.returns).toMatchObject([{ state: "refunded" }]);
  expect(after.returnable.lines).toMatchObject([{ left: 1 }]);
});

it("is declined with a reason; what was declined may be asked for again", async () => {
  const { orderId, token } = await aSentOrder();
  // Whoever presses the button twice asks once, and reads that it was taken.
  const pressed = [1, 2].map(() => asks(token, { lines: [{ line: 0, qty: 3 }] }));
  for (const { status } of await Promise.all(pressed)) expect(status).toBe(200);
  const { returns = [] } = (await lookUp(token)).order;
  expect(returns).toHaveLength(1);
  const [row] = returns as [OrderReturn];
  expect((await change(orderId, row.id, "declined")).status).toBe(400);
  await change(orderId, row.id, "declined", "It was worn outside.");
  const { order, returnable } = await lookUp(token);
  expect(order.returns).toMatchObject([{ state: "declined", answer: "It was worn outside." }]);
  expect(returnable.lines).toMatchObject([{ left: 3 }]);
});

it("is refused for more pieces than left, for others' orders, and once its days are over; staff may take it still", async () => {
  const { orderId, token } = await aSentOrder();
  expect((await asks(token, { line0: "4" })).status).toBe(409);
  expect((await asks(token, { line0: "0" })).status).toBe(400);
  expect((await asks(`${token}x`, { line0: "1" })).status).toBe(400);
  await queryShop(
    `update fulfillment set shipped_at = now() - interval '41 days'
      where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
    [orderId],
  );
  expect((await asks(token, { line0: "1" })).status).toBe(409);
  expect((await lookUp(token)).returnable.lines).toEqual([]);
  const lines = [{ line: 0, qty: 1 }];
  const body = { key: "shecalled", lines, reason: "not-wanted", note: "She called." };
  const make = () => asStaff("returns.make", { params: { id: orderId }, body });
  // Pressed twice, or sent again because its answer was lost: it is one return.
  const [made, again] = [await make(), await make()];
  expect(again).toMatchObject({ status: 200, body: { message: "This return was taken already." } });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  expect(OrderStatusResponse.parse(made.body).order.returns).toMatchObject([
    { state: "accepted", by: expect.stringContaining("@") },
  ]);
  expect((await lookUp(token)).order.returns).toMatchObject([{ by: "staff" }]);
  expect((await lookUp(token)).order.returns).toHaveLength(1);
  const more = { ...body, key: "fourtimes", lines: [{ line: 0, qty: 3 }] };
  expect((await asStaff("returns.make", { params: { id: orderId }, body: more })).status).toBe(409);
});

it("of hygiene goods is refused to their buyer unless they are faulty, and staff say why they take them", async () => {
  const socks = await catalog.add({
    ...{ title: "Compression socks", dollars: 30, stock: 20 },
    specs: [{ name: "Returns", value: "Final sale once opened (hygiene)" }],
  });
  const order = await aSentOrder(socks);
  const [line] = (await lookUp(order.token)).returnable.lines;
  expect(line?.returnRule).toBe("once-opened");
  const lines = [{ line: 0, qty: 1 }];
  const refused = await asks(order.token, { reason: "not-wanted", lines });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain("once it is opened");
  const params = { id: order.orderId };
  const body = { key: "hygiene0001", lines, reason: "not-wanted", note: "" };
  const unsaid = await asStaff("returns.make", { params, body });
  expect(unsaid).toMatchObject({ status: 400, body: { fields: [{ path: "note" }] } });
  const taken = await asStaff("returns.make", { params, body: { ...body, note: "Still sealed." } });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
  expect((await asks(order.token, { reason: "damaged", lines })).status).toBe(200);
});
