import {
  MoneyBack,
  type MoneyBackParams,
  MoneyBackQuestion,
  MoneyCheckResponse,
  Order,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import {
  checkOut,
  confirmCard,
  intentAtStripe,
  orderRequest,
  readOrder,
  refundAtStripe,
  refundInMedusaAdmin,
  setStatus,
  simulator,
  stockOf,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let chair: MadeProduct;
let cane: MadeProduct;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  chair = await catalog.add({ title: "Shower chair", dollars: 80, stock: 100 });
  cane = await catalog.add({ title: "Cane", dollars: 25.5, stock: 100 });
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

const CHAIR = 8000;
const CANE = 2550;
const TOTAL = CHAIR + 3 * CANE;

/** A paid order of one chair and three canes. */
async function aPaidOrder(card?: string) {
  const email = newAddress("buyer");
  const lines = [
    { product: chair, cents: CHAIR, qty: 1 },
    { product: cane, cents: CANE, qty: 3 },
  ];
  const { shipping } = orderRequest(lines);
  const checkout = await checkOut(shopper.visitor, lines, { shipping: { ...shipping, email } });
  await confirmCard(checkout.clientSecret, card);
  const { status, items } = await readOrder(shopper.visitor, checkout.orderId);
  expect(status).toBe("paid");
  const lineOf = ({ id }: MadeProduct) => items.findIndex(({ productId }) => productId === id);
  return { ...checkout, email, chair: lineOf(chair), cane: lineOf(cane) };
}

const headers = () => ({ authorization: `Bearer ${catalog.admin.token}` });

async function left(orderId: string): Promise<MoneyBack> {
  const params = { id: orderId };
  const { body } = await new Visitor().ask("moneyBack.read", { params, headers: headers() });
  return MoneyBack.parse(body);
}

const chosen = (choice: Partial<MoneyBackParams>): MoneyBackParams => ({
  reason: "damaged",
  isRestocked: false,
  isMailed: false,
  ...choice,
});

async function ask(orderId: string, choice: Partial<MoneyBackParams>): Promise<MoneyBackQuestion> {
  const { body } = await new Visitor().ask("moneyBack.ask", {
    params: { id: orderId },
    body: chosen(choice),
    headers: headers(),
  });
  return MoneyBackQuestion.parse(body);
}

let keys = 0;
async function pay(
  orderId: string,
  choice: Partial<MoneyBackParams>,
  { cents, key = `part${Date.now()}n${++keys}` }: { cents: number; key?: string },
) {
  const { status, body } = await new Visitor().ask("moneyBack.pay", {
    params: { id: orderId },
    body: { key, agreedCents: cents, choice: chosen(choice) },
    headers: headers(),
  });
  return { status, ...(body as { message: string; order?: Order }) };
}

const refundedAtStripe = async (paymentId: string) =>
  (await intentAtStripe(paymentId)).latest_charge?.amount_refunded ?? 0;

async function stock() {
  const [ofChair, ofCane] = [await stockOf(catalog, chair), await stockOf(catalog, cane)];
  return { chair: ofChair, cane: ofCane };
}

describe("a part of a paid order", () => {
  it("is written down as it is, and paid back once, after staff paid more back in Stripe's dashboard", async () => {
    const { orderId, paymentId, cane: line } = await aPaidOrder();
    const amounts = async () =>
      (await readOrder(shopper.visitor, orderId)).refunds?.map(({ amount }) => amount);
    await refundAtStripe(paymentId, 4000);
    await eventually(async () => expect(await amounts()).toEqual([4000]));
    const key = `dashboard${Date.now()}`;
    const choice = { lines: [{ line, qty: 1 }], isRestocked: true };
    const paid = await pay(orderId, choice, { cents: CANE, key });
    expect(paid.message).toMatch(/^\$25\.50 was paid back\. 1 × Cane/);
    await pay(orderId, choice, { cents: CANE, key });
    expect(await refundedAtStripe(paymentId)).toBe(4000 + CANE);
    expect(await amounts()).toEqual([4000, CANE]);
    expect((await left(orderId)).lines[line]).toMatchObject({ left: 2 });

    // The last part is what is left, and the order is over.
    const leftCents = TOTAL - 4000 - CANE;
    const last = await pay(orderId, { amount: leftCents }, { cents: leftCents });
    expect(last.order).toMatchObject({ status: "refunded", standing: { goods: "released" } });
    expect(await refundedAtStripe(paymentId)).toBe(TOTAL);
  });

  it("that has not left is taken out of it and is for sale again, and the rest is sent", async () => {
    const order = await aPaidOrder();
    const before = await stock();
    const choice = { lines: [{ line: order.cane, qty: 2 }], isRestocked: true, isMailed: true };
    expect(await ask(order.orderId, choice)).toEqual({
      title: "Pay Part Back",
      sentences: [
        "$51.00 goes back to the card.",
        "2 pieces are not sent any more.",
        "2 pieces are for sale again.",
        `${order.email} gets an email about the refund.`,
        "This cannot be undone.",
      ],
      action: "Pay Back $51.00",
      cents: 2 * CANE,
    });
    const paid = await pay(order.orderId, choice, { cents: 2 * CANE });
    expect(paid.status, paid.message).toBe(200);
    expect(paid.message).toBe(
      "$51.00 was paid back. 2 × Cane, Damaged or faulty. 2 pieces are not sent any more. 2 pieces are for sale again.",
    );
    expect(paid.order).toMatchObject({
      status: "paid",
      standing: { goods: "reserved" },
      refunds: [{ amount: 2 * CANE, reason: "Damaged or faulty", forWhat: ["2 × Cane"] }],
    });
    expect(await refundedAtStripe(order.paymentId)).toBe(2 * CANE);
    const after = await stock();
    expect(after.cane).toEqual({
      stocked: before.cane?.stocked,
      reserved: (before.cane?.reserved ?? 0) - 2,
      lines: (before.cane?.lines ?? 0) - 2,
    });
    const { html = "" } = await mailWith(
      order.email,
      `Part of your order ${paid.order?.number} was refunded`,
    );
    expect(html).toContain("2 × Cane");
    expect(html).toContain("Damaged or faulty");
    expect(html).toContain("We will not send 2 × Cane any more.");
    expect(await left(order.orderId)).toMatchObject({ leftCents: TOTAL - 2 * CANE });

    // What Medusa owes nobody: its order lost the pieces, and the money went back for them.
    const { order: inMedusa } = await catalog.admin.get<{
      order: { summary: { pending_difference: number }; items: { quantity: number }[] };
    }>(`/orders/${order.orderId}?fields=summary,*items`);
    expect(inMedusa.summary.pending_difference).toBeCloseTo(0);
    expect(inMedusa.items.map(({ quantity }) => quantity).sort()).toEqual([1, 1]);

    expect(await setStatus(catalog.admin, order.orderId, "fulfilled")).toMatchObject({
      message: "Everything was shipped.",
    });
    expect((await stock()).cane?.stocked).toBe((before.cane?.stocked ?? 0) - 1);
  });

  it("that was sent is on the shelf again only where staff say so; the last part refunds the order", async () => {
    const order = await aPaidOrder();
    const { orderId } = order;
    await setStatus(catalog.admin, orderId, "fulfilled");
    const before = await stock();
    await pay(orderId, { lines: [{ line: order.cane, qty: 1 }] }, { cents: CANE });
    expect(await stock()).toEqual(before);
    const restocked = { lines: [{ line: order.cane, qty: 1 }], isRestocked: true };
    await pay(orderId, restocked, { cents: CANE });
    expect((await stock()).cane?.stocked).toBe((before.cane?.stocked ?? 0) + 1);
    const own = await pay(orderId, { amount: 1000, reason: "goodwill" }, { cents: 1000 });
    expect(own.message).toBe("$10.00 was paid back. Goodwill.");
    const rest = {
      lines: [
        { line: order.chair, qty: 1 },
        { line: order.cane, qty: 1 },
      ],
    };
    const { sentences, cents } = await ask(orderId, rest);
    expect(cents).toBe(TOTAL - 2 * CANE - 1000);
    expect(sentences[0]).toBe(
      "What you chose comes to $105.50, but only $95.50 of this order is left.",
    );
    expect(sentences).toContain(
      "Nothing of its money is left then, so the order is set to Refunded.",
    );
    const last = await pay(orderId, rest, { cents });
    expect(last.order).toMatchObject({ status: "refunded", standing: { goods: "sent" } });
    expect(await refundedAtStripe(order.paymentId)).toBe(TOTAL);
    expect(last.order?.refunds?.map(({ amount }) => amount)).toEqual([CANE, CANE, 1000, cents]);
    await eventually(async () => expect(await mailsTo(order.email)).toHaveLength(2));
    expect((await pay(orderId, { amount: 1 }, { cents: 1 })).status).toBe(409);
  });

  it("is all of it in the end: the order is over, and its goods are for sale again", async () => {
    const order = await aPaidOrder();
    const before = await stock();
    const own = { cents: 2 * CANE };
    await pay(order.orderId, { amount: own.cents, reason: "goodwill" }, own);
    // The pieces that staff choose are not for sale; the others are.
    const choice = { lines: [{ line: order.chair, qty: 1 }], delivery: false };
    await pay(order.orderId, choice, { cents: CHAIR });
    const rest = { lines: [{ line: order.cane, qty: 1 }] };
    const last = await pay(order.orderId, rest, { cents: CANE });
    expect(last.order).toMatchObject({ status: "refunded", standing: { goods: "released" } });
    const after = await stock();
    expect(after.chair).toMatchObject({
      stocked: (before.chair?.stocked ?? 0) - 1,
      reserved: (before.chair?.reserved ?? 0) - 1,
    });
    expect(after.cane).toMatchObject({
      stocked: (before.cane?.stocked ?? 0) - 1,
      reserved: (before.cane?.reserved ?? 0) - 3,
    });
  });

  it("is all of it in Medusa Admin after a part was sent: what was not sent is for sale again", async () => {
    const { orderId, cane: line } = await aPaidOrder();
    const { order: inMedusa } = await catalog.admin.get<{
      order: { items: { id: string; product_id: string }[] };
    }>(`/orders/${orderId}?fields=*items`);
    const lineId = inMedusa.items.find((item) => item.product_id === cane.id)?.id ?? "";
    const parcel = { key: `some${Date.now()}`, isSent: true, lines: [{ lineId, qty: 2 }] };
    const packed = await new Visitor().ask("packing.makeParcel", {
      ...{ params: { id: orderId }, body: parcel, headers: headers() },
    });
    expect(packed.status, JSON.stringify(packed.body)).toBe(200);
    const before = await stock();
    await refundInMedusaAdmin(catalog.admin, orderId, TOTAL / 100);
    await eventually(async () =>
      expect((await readOrder(shopper.visitor, orderId)).status).toBe("refunded"),
    );
    const { standing, items } = await readOrder(shopper.visitor, orderId);
    expect([standing.goods, items[line]?.qty]).toEqual(["part-sent", 3]);
    const after = await stock();
    expect(after.chair?.reserved).toBe((before.chair?.reserved ?? 0) - 1);
    expect(after.cane?.reserved).toBe((before.cane?.reserved ?? 0) - 1);
  });

  it("is paid back once, however often it is sent, and never another sum than was agreed to", async () => {
    const order = await aPaidOrder();
    const choice = { lines: [{ line: order.cane, qty: 1 }] };
    const [key, of] = [`twice${Date.now()}`, { cents: CANE }];
    const answers = await Promise.all(
      [1, 2, 3].map(() => pay(order.orderId, choice, { ...of, key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refundedAtStripe(order.paymentId)).toBe(CANE);
    const refusals = [
      pay(order.orderId, choice, { cents: CANE - 1 }),
      pay(order.orderId, { lines: [{ line: order.cane, qty: 3 }] }, { cents: 3 * CANE }),
      pay(order.orderId, { amount: TOTAL }, { cents: TOTAL }),
    ];
    for (const refusal of refusals) expect((await refusal).status).toBe(409);
    expect((await pay(order.orderId, {}, { cents: 1 })).status).toBe(400);
    expect(await refundedAtStripe(order.paymentId)).toBe(CANE);
  });

  it("stays as it was where Stripe refuses, and goes back once where Stripe's answer is lost", async () => {
    const order = await aPaidOrder();
    const choice = { lines: [{ line: order.cane, qty: 3 }], isRestocked: true };
    const of = { cents: 3 * CANE };
    const before = await stock();
    await simulator().fail({ kind: "error", count: 2, method: "POST", path: "/v1/refunds" });
    expect(await pay(order.orderId, choice, of)).toMatchObject({
      message: "That did not work, so nothing was paid back. Please try again.",
    });
    expect(await stock()).toEqual(before);
    expect((await left(order.orderId)).lines[order.cane]).toMatchObject({ left: 3, unsent: 3 });

    await simulator().fail({
      kind: "error",
      when: "after",
      count: 2,
      method: "POST",
      path: "/v1/refunds",
    });
    const paid = await pay(order.orderId, choice, of);
    expect(paid.status, paid.message).toBe(200);
    expect(await refundedAtStripe(order.paymentId)).toBe(3 * CANE);
    expect(paid.order?.refunds).toMatchObject([{ amount: 3 * CANE, forWhat: ["3 × Cane"] }]);
    expect((await stock()).cane?.reserved).toBe((before.cane?.reserved ?? 0) - 3);
  });

  it("is gone on with after a crash between Stripe and the shop's record", async () => {
    const order = await aPaidOrder();
    const { orderId } = order;
    const key = `crash${Date.now()}`;
    const choice = { lines: [{ line: order.cane, qty: 1 }], isRestocked: true };
    await pay(orderId, choice, { cents: CANE, key });
    const before = await stock();
    await refundInMedusaAdmin(catalog.admin, orderId, 3);
    await eventually(async () =>
      expect((await readOrder(shopper.visitor, orderId)).refunds).toHaveLength(2),
    );
    // As the process left it that died before it wrote its record: Medusa and Stripe have done it.
    const [row] = await queryShop<{ refunds: { chosen: object; parts: object }[] }>(
      "select refunds from shop_order where id = $1",
      [orderId],
    );
    const [refund] = row?.refunds ?? [];
    const pending = {
      ...refund,
      ...{ at: new Date(0).toISOString(), by: "ada@example.ca", cents: CANE, isMailed: false },
      ...{ takeOut: [], stays: [], shelf: [], goodsNote: "" },
    };
    await queryShop("update shop_order set refunds = '[]', pending_money_back = $2 where id = $1", [
      orderId,
      JSON.stringify(pending),
    ]);
    // Whatever staff do next goes on with it first.
    await pay(orderId, { amount: 500, reason: "goodwill" }, { cents: 500 });
    expect(await refundedAtStripe(order.paymentId)).toBe(CANE + 300 + 500);
    const { refunds } = await readOrder(shopper.visitor, orderId);
    // What staff paid back meanwhile stands by itself, so that the part keeps its pieces and its key.
    expect(refunds).toMatchObject([
      { amount: 300 },
      { amount: CANE, forWhat: ["1 × Cane"] },
      { amount: 500 },
    ]);
    expect(await stock()).toEqual(before);
    // Once when it came, and once when it was written down again: each names who did it there.
    const { body } = await new Visitor().ask("orders.read", {
      params: { id: orderId },
      headers: headers(),
    });
    const inMedusa = (body as Order).history.filter(({ note }) => note.includes("Medusa Admin"));
    const { adminEmail } = shopUnderTest();
    expect(inMedusa.map(({ by }) => by)).toEqual([adminEmail, adminEmail]);
  });
});

it("an amount in Medusa Admin is whole cents", async () => {
  const { orderId, paymentId } = await aPaidOrder();
  await expect(refundInMedusaAdmin(catalog.admin, orderId, 1.001)).rejects.toThrow("whole cents");
  await setStatus(catalog.admin, orderId, "refunded");
  await expect(refundInMedusaAdmin(catalog.admin, orderId, 0.001)).rejects.toThrow("whole cents");
  expect(await refundedAtStripe(paymentId)).toBe(TOTAL);
});

/** A part of which Medusa noted this much when the process died; Stripe has not been asked. */
async function leaveNotedPart(
  orderId: string,
  { cents, notedCents }: { cents: number; notedCents: number },
): Promise<void> {
  const key = `left${Date.now()}`;
  const pending = {
    chosen: { key, lines: [], delivery: false, reason: "goodwill" },
    ...{ at: new Date().toISOString(), by: "ada@example.ca", cents, isMailed: false },
    parts: { subtotal: cents, discount: 0, delivery: 0, taxes: [], taxTotal: 0 },
    ...{ takeOut: [], stays: [], shelf: [], goodsNote: "" },
  };
  await queryShop(
    `with noted as (
       insert into refund (id, payment_id, amount, raw_amount, metadata)
       select $2::text, p.id, $5::text::numeric, jsonb_build_object('value', $5::text, 'precision', 20),
              jsonb_build_object('money_back', $3::text)
         from payment p join order_payment_collection link using (payment_collection_id)
        where link.order_id = $1)
     update shop_order set pending_money_back = $4 where id = $1`,
    [orderId, `ref_${key}`, key, JSON.stringify(pending), String(notedCents / 100)],
  );
}

describe("what a crash cut off and Stripe refuses ever since", () => {
  it("is given up after minutes, as long as no cent went back, and the order goes on", async () => {
    const order = await aPaidOrder();
    const { orderId } = order;
    const key = `refused${Date.now()}`;
    const pending = {
      chosen: { key, lines: [{ line: order.cane, qty: 1 }], delivery: false, reason: "damaged" },
      ...{ at: new Date(0).toISOString(), by: "ada@example.ca", cents: CANE, isMailed: false },
      parts: { subtotal: CANE, discount: 0, delivery: 0, taxes: [], taxTotal: 0 },
      ...{ takeOut: [], stays: [], shelf: [], goodsNote: "" },
    };
    await queryShop("update shop_order set pending_money_back = $2 where id = $1", [
      orderId,
      JSON.stringify(pending),
    ]);
    // Medusa notes a refund before it asks Stripe.
    await queryShop(
      `insert into refund (id, payment_id, amount, raw_amount, metadata)
        select $2::text, p.id, 25.5, '{"value": "25.5", "precision": 20}',
          jsonb_build_object('money_back', $3::text)
          from payment p join order_payment_collection link using (payment_collection_id)
         where link.order_id = $1`,
      [orderId, `ref_${key}`, key],
    );
    await simulator().fail({ kind: "error", count: 2, method: "POST", path: "/v1/refunds" });
    const paid = await pay(orderId, { amount: 500, reason: "goodwill" }, { cents: 500 });
    expect(paid.status, paid.message).toBe(200);
    expect(await refundedAtStripe(order.paymentId)).toBe(500);
    expect(paid.order?.refunds?.map(({ amount }) => amount)).toEqual([500]);
    expect(paid.order?.history.map(({ note }) => note)).toContain(
      "Not done: $25.50 was to be paid back, but that did not work for 10 minutes, and the order stays as it was.",
    );
    expect((await left(orderId)).lines[order.cane]).toMatchObject({ left: 3 });
  });

  it("is asked for again, and nothing that went back long before, whose key Stripe has forgotten", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    await refundInMedusaAdmin(catalog.admin, orderId, 30);
    const amounts = async () =>
      (await readOrder(shopper.visitor, orderId)).refunds?.map(({ amount }) => amount);
    await eventually(async () => expect(await amounts()).toEqual([3000]));
    await queryShop(
      `update refund set id = id || 'older', created_at = now() - interval '2 days'
        where payment_id in (
          select p.id from payment p join order_payment_collection link using (payment_collection_id)
           where link.order_id = $1)`,
      [orderId],
    );
    await leaveNotedPart(orderId, { cents: 500, notedCents: 500 });
    await pay(orderId, { amount: 700, reason: "goodwill" }, { cents: 700 });
    expect(await amounts()).toEqual([3000, 500, 700]);
    expect(await refundedAtStripe(paymentId)).toBe(4200);
  });

  it("is asked for, though staff paid more than it back in Stripe's dashboard before", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    const amounts = async () =>
      (await readOrder(shopper.visitor, orderId)).refunds?.map(({ amount }) => amount);
    await refundAtStripe(paymentId, 2000);
    await eventually(async () => expect(await amounts()).toEqual([2000]));
    await leaveNotedPart(orderId, { cents: 1500, notedCents: 1500 });
    await pay(orderId, { amount: 700, reason: "goodwill" }, { cents: 700 });
    expect(await amounts()).toEqual([2000, 1500, 700]);
    expect(await refundedAtStripe(paymentId)).toBe(4200);
  });

  it("ends with what did go back, where somebody paid the rest back elsewhere meanwhile", async () => {
    const before = await stock();
    const { orderId, paymentId } = await aPaidOrder();
    await refundInMedusaAdmin(catalog.admin, orderId, (TOTAL - 645) / 100);
    const amounts = async () =>
      (await readOrder(shopper.visitor, orderId)).refunds?.map(({ amount }) => amount);
    await eventually(async () => expect(await amounts()).toEqual([TOTAL - 645]));
    // Of $70.00 there was $6.45 left when Medusa was asked.
    await leaveNotedPart(orderId, { cents: 7000, notedCents: 645 });
    const answer = await setStatus(catalog.admin, orderId, "refunded");
    expect(answer.status, answer.message).toBe(200);
    expect(await refundedAtStripe(paymentId)).toBe(TOTAL);
    expect(await amounts()).toEqual([TOTAL - 645, 645]);
    const { status, history } = await readOrder(shopper.visitor, orderId);
    expect(status).toBe("refunded");
    expect(history.map(({ note }) => note)).toContainEqual(
      expect.stringMatching(
        /^\$6\.45 was paid back\. \$63\.55 of what was chosen had gone back elsewhere by then\./,
      ),
    );
    const [row] = await queryShop("select pending_money_back from shop_order where id = $1", [
      orderId,
    ]);
    expect(row).toEqual({ pending_money_back: null });
    expect(await stock()).toEqual(before);
  });

  it("is never begun where less is left than was agreed to, and the order is not kept waiting", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    // Whichever comes first: no more than was paid goes back, and all of it is written down.
    await Promise.all([
      pay(orderId, { amount: 15_000 }, { cents: 15_000 }),
      refundInMedusaAdmin(catalog.admin, orderId, 150).catch(() => undefined),
    ]);
    const answer = await setStatus(catalog.admin, orderId, "refunded");
    expect(answer.status, answer.message).toBe(200);
    expect(await refundedAtStripe(paymentId)).toBe(TOTAL);
    await eventually(async () => {
      const { refunds, status } = await readOrder(shopper.visitor, orderId);
      expect(status).toBe("refunded");
      expect(refunds?.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL);
    });
  });

  it("is given up as well where it was a whole refund", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    await queryShop(
      `update shop_order set pending_status = 'refunded', pending_status_by = 'ada@example.ca',
              pending_status_at = now() - interval '1 hour' where id = $1`,
      [orderId],
    );
    await simulator().fail({ kind: "error", count: 2, method: "POST", path: "/v1/refunds" });
    expect(await setStatus(catalog.admin, orderId, "pending")).toMatchObject({
      message: "Set back by hand; it stays paid.",
    });
    expect(await refundedAtStripe(paymentId)).toBe(0);
    const { history } = await readOrder(shopper.visitor, orderId);
    expect(history.map(({ to }) => to)).toEqual(["pending", "paid", "pending"]);
  });
});

describe("money that a card does not take any more", () => {
  const TAKES_NONE = "pm_card_refundFail";
  const NOT_ARRIVED = /did not arrive, as the card has expired or was closed\. .*in another way/;

  /** Of the history as staff read it. */
  async function notesOf(orderId: string, told: RegExp) {
    const params = { id: orderId };
    const { body } = await new Visitor().ask("orders.read", { params, headers: headers() });
    return Order.parse(body).history.filter(({ note }) => told.test(note));
  }

  async function disagreeing(paymentId: string, call: "moneyCheck.read" | "moneyCheck.run") {
    const { body } = await new Visitor().ask(call, { headers: headers() });
    const found = MoneyCheckResponse.parse(body).check?.mismatches ?? [];
    return found.filter(({ stripeId }) => stripeId === paymentId);
  }

  it("is said in the order's history, once, and stands among what disagrees before anybody asks", async () => {
    const { orderId, paymentId, cane: line } = await aPaidOrder(TAKES_NONE);
    await disagreeing(paymentId, "moneyCheck.run");
    const { message } = await pay(orderId, { lines: [{ line, qty: 1 }] }, { cents: CANE });
    expect(message).toContain("$25.50 was paid back");
    const notes = () => notesOf(orderId, NOT_ARRIVED);
    await eventually(async () => expect(await notes()).toHaveLength(1));
    // Whoever bought is told by people how it comes now; their pages promise no money that is not on its way.
    const { history, cameBack } = await readOrder(shopper.visitor, orderId);
    expect(history.filter(({ note }) => NOT_ARRIVED.test(note))).toEqual([]);
    expect(cameBack).toEqual({ dueCents: CANE, settledCents: 0 });
    const expected = {
      ...{ kind: "refunded-here", stripeId: paymentId, thereCents: 0, hereCents: CANE },
      order: { id: orderId },
    };
    // The event's own comparison comes after the note; nobody asks for one.
    await eventually(async () =>
      expect(await disagreeing(paymentId, "moneyCheck.read")).toMatchObject([expected]),
    );
    // Several of Stripe's events tell of it, and each may come twice.
    for (const type of ["refund.failed", "refund.updated"]) {
      for (const event of await simulator().events({ type, object: paymentId })) {
        expect(await simulator().resend(event.id)).toEqual([200]);
      }
    }
    expect(await notes()).toMatchObject([{ note: expect.stringContaining("$25.50") }]);
    expect(await disagreeing(paymentId, "moneyCheck.run")).toMatchObject([expected]);
  });

  it("is named no more once staff have settled it in another way, until its sums change", async () => {
    const { orderId, paymentId } = await aPaidOrder(TAKES_NONE);
    await pay(orderId, { amount: 1000 }, { cents: 1000 });
    await eventually(async () => expect(await refundedAtStripe(paymentId)).toBe(0));
    const [found] = await disagreeing(paymentId, "moneyCheck.run");
    const settle = (body: object) =>
      new Visitor().ask("moneyCheck.settle", { body: body as never, headers: headers() });
    const { order: _, ...sums } = found ?? { order: null };
    expect((await settle({ ...sums, how: " " })).status).toBe(400);
    const how = "Cheque 1043";
    expect((await settle({ ...sums, thereCents: 1, how })).status).toBe(404);
    const { status, body } = await settle({ ...sums, how });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(JSON.stringify(body)).not.toContain(paymentId);
    expect(await disagreeing(paymentId, "moneyCheck.run")).toEqual([]);
    expect(await notesOf(orderId, /^Settled/)).toMatchObject([
      { note: "Settled in another way.\nCheque 1043", by: shopUnderTest().adminEmail },
    ]);
    const { history, cameBack } = await readOrder(shopper.visitor, orderId);
    expect(history.filter(({ note }) => note.includes("Cheque"))).toEqual([]);
    expect(cameBack).toEqual({ dueCents: 0, settledCents: 1000 });
    await pay(orderId, { amount: 500 }, { cents: 500 });
    await eventually(async () => expect(await refundedAtStripe(paymentId)).toBe(0));
    expect(await disagreeing(paymentId, "moneyCheck.run")).toMatchObject([
      { thereCents: 0, hereCents: 1500, settledCents: 1000 },
    ]);
  });

  it("is not sent to the card again by what follows, which is written down as it is", async () => {
    const { orderId, paymentId } = await aPaidOrder(TAKES_NONE);
    await pay(orderId, { amount: 1000 }, { cents: 1000 });
    await eventually(async () => expect(await notesOf(orderId, NOT_ARRIVED)).toHaveLength(1));
    const given = async () =>
      (await simulator().events({ type: "refund.created", object: paymentId })).length;
    // Stripe has it, and its answer is lost.
    await simulator().fail({
      ...({ kind: "error", when: "after", count: 2 } as const),
      ...{ method: "POST", path: "/v1/refunds" },
    });
    const part = await pay(orderId, { amount: 500 }, { cents: 500 });
    await simulator().clearFaults();
    expect(part.status, part.message).toBe(200);
    expect(await given()).toBe(2);
    const { refunds } = await readOrder(shopper.visitor, orderId);
    expect(refunds?.map(({ amount }) => amount)).toEqual([1000, 500]);
  });

  it("is made good by what staff pay at Stripe once more, as often as it comes back, and no more goes back", async () => {
    const { orderId, paymentId } = await aPaidOrder(TAKES_NONE);
    const { leftCents } = await left(orderId);
    const most = Math.ceil(leftCents * 0.6);
    await pay(orderId, { amount: most }, { cents: most });
    await eventually(async () => expect(await notesOf(orderId, NOT_ARRIVED)).toHaveLength(1));
    await refundAtStripe(paymentId, most);
    await eventually(async () => {
      expect(
        await notesOf(orderId, /had come back was paid back at Stripe once more/),
      ).toHaveLength(1);
      expect(await notesOf(orderId, NOT_ARRIVED)).toHaveLength(2);
    });
    const { status, refunds, cameBack } = await readOrder(shopper.visitor, orderId);
    expect({ status, cameBack }).toEqual({
      status: "paid",
      cameBack: { dueCents: most, settledCents: 0 },
    });
    expect(refunds?.map(({ amount }) => amount)).toEqual([most]);
    const part = await pay(orderId, { amount: 100 }, { cents: 100 });
    expect(part.status, part.message).toBe(200);
    expect((await readOrder(shopper.visitor, orderId)).refunds).toHaveLength(2);
  });

  it("is found by the comparison, where nobody told the shop of it", async () => {
    const { orderId, paymentId } = await aPaidOrder(TAKES_NONE);
    await simulator().webhooks({ dropNext: 10 });
    await pay(orderId, { amount: 1000 }, { cents: 1000 });
    await eventually(async () => expect(await refundedAtStripe(paymentId)).toBe(0));
    await simulator().webhooks({ dropNext: 0 });
    expect(await notesOf(orderId, NOT_ARRIVED)).toEqual([]);
    for (const _press of ["first", "second"]) {
      expect(await disagreeing(paymentId, "moneyCheck.run")).toMatchObject([
        { kind: "refunded-here", thereCents: 0, hereCents: 1000 },
      ]);
      expect(await notesOf(orderId, NOT_ARRIVED)).toHaveLength(1);
    }
    const { cameBack } = await readOrder(shopper.visitor, orderId);
    expect(cameBack).toEqual({ dueCents: 1000, settledCents: 0 });
  });
});

it("what was paid by other means is handed back by hand, and nothing of an unpaid order goes back", async () => {
  const lines = [{ product: cane, cents: CANE, qty: 2 }];
  const { orderId } = await checkOut(shopper.visitor, lines);
  expect((await pay(orderId, { amount: 100 }, { cents: 100 })).status).toBe(409);
  await setStatus(catalog.admin, orderId, "paid");
  const choice = { lines: [{ line: 0, qty: 1 }] };
  const { sentences } = await ask(orderId, choice);
  expect(sentences[0]).toBe(
    "$25.50 was paid by other means than a card here: the shop cannot pay it back, so please hand it back yourself.",
  );
  const { message, order } = await pay(orderId, choice, { cents: CANE });
  expect(message).toContain("please hand it back yourself");
  expect(order?.refunds).toMatchObject([{ amount: CANE }]);
});
