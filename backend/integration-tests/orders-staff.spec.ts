import {
  heldCents,
  isToSend,
  MoneyCheckResponse,
  Order,
  OrderListResponse,
  OrderStatusQuestion,
  OrderStatusResponse,
  orderRemark,
  PackingResponse,
  WaitingWork,
} from "@eldercare/contracts";
import type { CallName } from "@eldercare/contracts/calls";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import {
  type CartLine,
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
  storedStatus,
  withdrawOrders,
} from "./support/checkout";
import { aDraftOrder } from "./support/draft-order";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { StoreSetup } from "./support/store-setup";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { type Question, Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let product: MadeProduct;
let line: CartLine;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  product = await catalog.add({ title: "Lift chair", dollars: 499.99, stock: 500 });
  line = { product, cents: 49_999, qty: 1 };
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

interface Bought {
  orderId: string;
  paymentId: string;
  clientSecret: string;
  email: string;
}

async function anUnpaidOrder(changes: object = {}): Promise<Bought> {
  const email = newAddress("buyer");
  const { shipping } = orderRequest([line]);
  const checkout = await checkOut(shopper.visitor, [line], {
    shipping: { ...shipping, email, ...changes },
  });
  return { ...checkout, email };
}

async function aPaidOrder(): Promise<Bought> {
  const bought = await anUnpaidOrder();
  await confirmCard(bought.clientSecret);
  expect((await readOrder(shopper.visitor, bought.orderId)).status).toBe("paid");
  return bought;
}

/** A call of staff, with the token of Medusa's admin. */
function asStaff(name: CallName, question: Question) {
  const headers = { authorization: `Bearer ${catalog.admin.token}` };
  return new Visitor().ask(name, { ...question, headers });
}

interface MedusaOrder {
  status: string;
  payment_status: string;
  fulfillment_status: string;
  payment_collections: { payments: { refunds: { amount: number }[] }[] }[];
}

async function inMedusa(orderId: string): Promise<MedusaOrder & { refunds: number[] }> {
  const { order } = await catalog.admin.get<{ order: MedusaOrder }>(
    `/orders/${orderId}?fields=status,payment_status,fulfillment_status,*payment_collections.payments,*payment_collections.payments.refunds`,
  );
  const refunds = order.payment_collections
    .flatMap(({ payments }) => payments)
    .flatMap((payment) => payment.refunds.map(({ amount }) => amount));
  return { ...order, refunds };
}

async function mailCount(email: string): Promise<string[]> {
  return (await mailsTo(email)).map(({ subject = "" }) => subject.replace(/\d+/, "#"));
}

describe("the list of orders", () => {
  const list = async (query: string) => {
    const { status, body } = await asStaff("orders.list", { query });
    expect(status, JSON.stringify(body)).toBe(200);
    return OrderListResponse.parse(body);
  };
  const idsOf = async (search: string) =>
    (await list(`limit=1000&search=${encodeURIComponent(search)}`)).orders.map(({ id }) => id);

  it("finds by the end of an id or an address, by the number of the mails, by status, page by page, with the total", async () => {
    const { orderId } = await anUnpaidOrder();
    const byId = await list(`search=%23${orderId.slice(-8)}`);
    expect(byId).toMatchObject({ total: 1, orders: [{ id: orderId, status: "pending" }] });
    const number = byId.orders[0]?.number ?? 0;
    const byNumber = await list(`search=${encodeURIComponent(`Order ${number}`)}`);
    expect(byNumber.orders.map(({ id }) => id)).toContain(orderId);
    const byEmail = await list(`search=${encodeURIComponent(shopper.email.toUpperCase())}`);
    expect(byEmail.orders[0]?.id).toBe(orderId);
    const pending = await list(`search=${shopper.email}&status=pending&limit=1000`);
    expect(pending.orders.every(({ status }) => status === "pending")).toBe(true);
    const [first, second] = await Promise.all([list("limit=1"), list("limit=1&offset=1")]);
    expect(first.total).toBe(second.total);
    expect(first.orders[0]?.id).not.toBe(second.orders[0]?.id);
    expect((await list("search=%25")).total).toBe(0);
  });

  it("finds by all that people say of an order, however they spell it", async () => {
    const last = `O’Neil${Date.now()}`;
    const name = `Zoé Côté-${last}`;
    const { orderId } = await anUnpaidOrder({ name, phone: "+1 (867) 555-0142", postal: "X1A2N9" });
    for (const search of [
      `zoe cote ${last}`,
      last.replace("’", "'"),
      `${last} 867 555 0142`,
      `${last.slice(0, -3)} x1a 2n9`,
      `X1A2N9 ${last}`,
      `5550142 ${last}`,
      `${product.sku.toLowerCase()} ${last}`,
      `${product.sku.slice(0, -2)} ${last}`,
    ]) {
      expect(await idsOf(search), search).toEqual([orderId]);
    }
    for (const search of [`nobody ${last}`, `${last} 8675550143`, `${last} X1A2N8`]) {
      expect(await idsOf(search), search).toEqual([]);
    }
  });

  it("sorts by what staff choose, either way, on late pages too", async () => {
    const { email } = await anUnpaidOrder({ name: "Émile Abel" });
    await anUnpaidOrder({ name: "Eve Baker", email });
    const names = async (query: string) =>
      (await list(`search=${email}&${query}`)).orders.map(({ shipping }) => shipping.name);
    expect(await names("sort=customer")).toEqual(["Émile Abel", "Eve Baker"]);
    expect(await names("sort=-customer")).toEqual(["Eve Baker", "Émile Abel"]);
    expect(await names("sort=number&limit=1&offset=1")).toEqual(["Eve Baker"]);
    for (const sort of ["amount", "-amount", "status", "-date", "-number"]) {
      const { orders, total } = await list(`sort=${sort}&limit=1000`);
      expect(orders).toHaveLength(Math.min(1000, total));
    }
  });

  it("is a file with all that it finds, amounts in dollars and no cell that is computed", async () => {
    const { email } = await anUnpaidOrder({ name: "=1+1", region: "bc" });
    const query = { search: email, sort: "date" as const };
    const csv = String((await asStaff("orders.downloadTable", { query })).body);
    const [head = "", row = "", ...further] = csv.trim().split("\r\n");
    expect(further).toEqual([]);
    const cells = new Map(head.split(",").map((name, index) => [name, row.split(",")[index]]));
    expect(Object.fromEntries(cells)).toMatchObject({
      ...{ Status: "pending", Name: "'=1+1", Province: "BC", Items: "1" },
      ...{ Subtotal: "499.99", Total: "499.99", "Paid Back": "0.00" },
    });
    const workbook = await asStaff("orders.downloadTable", { query: { ...query, format: "xlsx" } });
    expect(workbook.headers.get("content-disposition")).toContain("orders.xlsx");
  });

  it("is in the accountant's books for what money came for, and for nothing else", async () => {
    const { orderId: abandoned } = await anUnpaidOrder();
    // The next one of the same browser takes its place.
    const { orderId: cancelled } = await anUnpaidOrder();
    await setStatus(catalog.admin, cancelled, "cancelled");
    const { orderId: pending } = await anUnpaidOrder();
    const { orderId: paid } = await aPaidOrder();
    const { body } = await asStaff("orders.export", {});
    const rows: { Order: string }[] = parse(String(body), { columns: true, bom: true });
    const listed = new Set(rows.map(({ Order: number }) => Number(number)));
    const isListed = async (id: string) => {
      const { body: read } = await asStaff("orders.read", { params: { id } });
      return listed.has(Order.parse(read).number);
    };
    expect(await Promise.all([abandoned, cancelled, pending, paid].map(isListed))).toEqual([
      ...[false, false, false],
      true,
    ]);
  });

  it("leaves out checkouts that nobody finished where it is asked to, and says how many", async () => {
    const { orderId, email } = await anUnpaidOrder();
    // The next one of the same browser takes its place.
    const { orderId: dropped } = await anUnpaidOrder();
    await setStatus(catalog.admin, dropped, "cancelled");
    const found = await list(`search=${email}&abandoned=false`);
    expect(found).toMatchObject({ total: 0, abandoned: 1 });
    expect(await list(`search=${email}&abandoned=true`)).toMatchObject({
      total: 1,
      orders: [{ id: orderId, status: "cancelled", isAbandoned: true }],
    });
    // Staff cancelled this one.
    const kept = await list(`search=%23${dropped.slice(-8)}&abandoned=false`);
    expect(kept.orders.map(({ id }) => id)).toEqual([dropped]);
  });

  it("shows the orders of some days of the shop's time zone alone", async () => {
    const { orderId, email } = await anUnpaidOrder();
    await queryShop("update shop_order set created_at = '2026-03-02T04:30:00Z' where id = $1", [
      orderId,
    ]);
    // Half past eleven in the evening of March 1 in Toronto.
    const idsOf = async (days: string) =>
      (await list(`search=${email}&${days}`)).orders.map(({ id }) => id);
    expect(await idsOf("from=2026-03-01&to=2026-03-01")).toEqual([orderId]);
    expect(await idsOf("to=2026-03-01")).toEqual([orderId]);
    expect(await idsOf("from=2026-03-02")).toEqual([]);
    expect(await idsOf("to=2026-02-28")).toEqual([]);
    const query = { search: email, to: "2026-02-28" };
    const csv = String((await asStaff("orders.downloadTable", { query })).body);
    expect(csv.trim().split("\r\n")).toHaveLength(1);
  });

  it.each([
    "status=lost",
    "sort=colour",
    "abandoned=perhaps",
    "from=yesterday",
    "limit=0",
    "limit=1001",
    "offset=-1",
    "limit=abc",
  ])("does not understand %s", async (query) =>
    expect((await asStaff("orders.list", { query })).status).toBe(400),
  );
});

describe("an order that staff set to", () => {
  it("fulfilled is shipped: the stock leaves the warehouse, the buyer is told", async () => {
    const { orderId, email } = await aPaidOrder();
    const before = await stockOf(catalog, product);
    const { status, body } = await asStaff("orders.setStatus", {
      params: { id: orderId },
      body: { status: "fulfilled" },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const { order, message } = OrderStatusResponse.parse(body);
    expect(order.status).toBe("fulfilled");
    expect(message).toBe("Everything was shipped.");
    expect(order.history.at(-1)).toMatchObject({
      from: "paid",
      to: "fulfilled",
      by: expect.stringContaining("@"),
    });
    expect((await inMedusa(orderId)).fulfillment_status).toBe("shipped");
    expect((await stockOf(catalog, product))?.stocked).toBe((before?.stocked ?? 0) - 1);
    await mailWith(email, `Your order ${order.number} is on its way`);
    const seen = Order.parse(await readOrder(shopper.visitor, orderId));
    expect(seen.history.at(-1)?.by).toBe("staff");
  });

  it("fulfilled is shipped also when its reservation is gone, and what to count is said", async () => {
    const { orderId } = await aPaidOrder();
    const [reserved] = await queryShop(
      `select id from reservation_item where deleted_at is null
         and line_item_id in (select item_id from order_item where order_id = $1)`,
      [orderId],
    );
    // Medusa Admin is refused it; a program of an owner's may run the workflow by name.
    await catalog.admin.post("/workflows-executions/delete-reservations/run", {
      input: { ids: [reserved?.id] },
    });
    const { message } = await setStatus(catalog.admin, orderId, "fulfilled");
    expect(message).toMatch(
      /^Everything was shipped\. No stock was reserved for .+, so none was taken off: please count it\.$/,
    );
    expect((await inMedusa(orderId)).fulfillment_status).toBe("shipped");
  });

  it("fulfilled is shipped whole, though Medusa would ship goods of one profile only", async () => {
    const setup = await StoreSetup.open(catalog);
    const lamp = await catalog.add({ title: "Lamp", dollars: 10, stock: 5 });
    const lines = [line, { product: lamp, cents: 1000, qty: 1 }];
    const { orderId, clientSecret } = await checkOut(shopper.visitor, lines);
    await confirmCard(clientSecret);
    const profile = await setup.addProfile("Heavy");
    await catalog.admin.post(`/products/${lamp.id}`, { shipping_profile_id: profile });
    const { message } = await setStatus(catalog.admin, orderId, "fulfilled");
    expect(message).toBe("Everything was shipped.");
    expect((await inMedusa(orderId)).fulfillment_status).toBe("shipped");
    await catalog.admin.post(`/products/${lamp.id}`, { shipping_profile_id: null });
    await setup.undo();
  });

  it("refunded gives the money back at Stripe and the stock to the shop, once", async () => {
    const { orderId, paymentId, email } = await aPaidOrder();
    const before = await stockOf(catalog, product);
    const answers = await Promise.all(
      [1, 2, 3].map(() => setStatus(catalog.admin, orderId, "refunded")),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    expect(await inMedusa(orderId)).toMatchObject({ status: "canceled", refunds: [499.99] });
    expect((await stockOf(catalog, product))?.reserved).toBe((before?.reserved ?? 0) - 1);
    await eventually(async () =>
      expect(await mailCount(email)).toEqual([
        "Thank you for your order #",
        "Your order # was refunded",
      ]),
    );
    const order = await readOrder(shopper.visitor, orderId);
    expect(order).toMatchObject({ status: "refunded", amountCAD: 49_999 });
  });

  it("refunded after it was shipped gives the money back only", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    await setStatus(catalog.admin, orderId, "fulfilled");
    const before = await stockOf(catalog, product);
    expect((await setStatus(catalog.admin, orderId, "refunded")).status).toBe(200);
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    expect(await inMedusa(orderId)).toMatchObject({ refunds: [499.99] });
    expect(await stockOf(catalog, product)).toEqual(before);
  });

  it("cancelled gives money and stock back, and tells the buyer once", async () => {
    const { orderId, paymentId, email } = await aPaidOrder();
    const { message } = await setStatus(catalog.admin, orderId, "cancelled");
    expect(message).toBe("Cancelled; $499.99 was paid back.");
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    expect(await inMedusa(orderId)).toMatchObject({ status: "canceled" });
    await eventually(async () =>
      expect(await mailCount(email)).toEqual([
        "Thank you for your order #",
        "Your order # was cancelled",
      ]),
    );
  });

  it("cancelled before it was paid cannot be paid any more", async () => {
    const { orderId, clientSecret } = await anUnpaidOrder();
    const { message } = await setStatus(catalog.admin, orderId, "cancelled");
    expect(message).toBe("Cancelled; nothing had been paid.");
    expect(await confirmCard(clientSecret)).toBe("payment_intent_unexpected_state");
  });

  it("paid by hand is paid in Medusa too, and no card can pay it again", async () => {
    const { orderId, clientSecret, email } = await anUnpaidOrder();
    const { status, message } = await setStatus(catalog.admin, orderId, "paid");
    expect([status, message]).toEqual([200, "Marked as paid by hand; no card was charged."]);
    expect((await inMedusa(orderId)).payment_status).toBe("captured");
    expect(await confirmCard(clientSecret)).toBe("payment_intent_unexpected_state");
    const { number } = await readOrder(shopper.visitor, orderId);
    await mailWith(email, `Thank you for your order ${number}`);
    const refunded = await setStatus(catalog.admin, orderId, "refunded");
    expect(refunded.message).toBe(
      "$499.99 had been paid by other means than a card here: please hand it back yourself.",
    );
    const mail = await mailWith(email, `Your order ${number} was refunded`);
    expect(mail.text).toContain("$499.99 goes back to you");
    await setStatus(catalog.admin, orderId, "fulfilled");
    const again = await setStatus(catalog.admin, orderId, "refunded");
    expect(again.message).toBe("Only noted: $499.99 went back before, and nothing more.");
  });

  it("paid by hand and then pending stays paid, and is not given up when its buyer looks", async () => {
    const { orderId } = await anUnpaidOrder();
    await setStatus(catalog.admin, orderId, "paid");
    const { message } = await setStatus(catalog.admin, orderId, "pending");
    expect(message).toBe("Set back by hand; it stays paid.");
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("pending");
    expect(await inMedusa(orderId)).toMatchObject({ status: "pending", refunds: [] });
  });

  it("something that does not apply keeps the status and says what was not done", async () => {
    const { orderId } = await anUnpaidOrder();
    const shipped = await setStatus(catalog.admin, orderId, "fulfilled");
    expect(shipped.message).toContain("not paid, so nothing was shipped");
    expect(await storedStatus(orderId)).toBe("fulfilled");
    await setStatus(catalog.admin, orderId, "pending");
    expect(await storedStatus(orderId)).toBe("pending");
  });

  it("is asked about with what happens to money, goods and mail", async () => {
    const { orderId, email } = await aPaidOrder();
    const question = async (status: string) => {
      const answer = await asStaff("orders.askStatus", {
        params: { id: orderId },
        query: `status=${status}`,
      });
      return { status: answer.status, ...(answer.body as object) };
    };
    expect(await question("refunded")).toEqual({
      status: 200,
      title: "Refund Order",
      sentences: [
        "$499.99 goes back to the card.",
        "The goods are for sale again.",
        `${email} gets an email about the refund.`,
        "You can undo it for a few seconds, and not after that.",
      ],
      action: "Refund",
      asksMeans: false,
      isFinal: true,
    });
    expect(await question("lost")).toMatchObject({ status: 400 });
    expect(await storedStatus(orderId)).toBe("paid");
    await setStatus(catalog.admin, orderId, "refunded");
    await setStatus(catalog.admin, orderId, "paid");
    const shown = OrderListResponse.parse(
      (await asStaff("orders.list", { query: `search=${orderId}` })).body,
    ).orders[0] as Order;
    expect([shown.status, isToSend(shown), orderRemark(shown)]).toEqual([
      "paid",
      false,
      "The money went back",
    ]);
  });

  it("fulfilled and back to pending without having been paid is given up like all others", async () => {
    const { orderId, clientSecret } = await anUnpaidOrder();
    const before = await stockOf(catalog, product);
    await setStatus(catalog.admin, orderId, "fulfilled");
    // As after a week in which nobody paid, but for the time.
    await queryShop("update shop_order set next_check_at = null where id = $1", [orderId]);
    const { message } = await setStatus(catalog.admin, orderId, "pending");
    expect(message).toBe("Set back by hand; it is given up like every order that nobody pays.");
    await queryShop("update shop_order set expires_at = now() where id = $1", [orderId]);
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("cancelled");
    expect((await stockOf(catalog, product))?.reserved).toBe((before?.reserved ?? 0) - 1);
    expect(await confirmCard(clientSecret)).toBe("payment_intent_unexpected_state");
  });

  it("fulfilled and never paid is cancelled after a week, and its stock is for sale again", async () => {
    const { orderId } = await anUnpaidOrder();
    const before = await stockOf(catalog, product);
    await setStatus(catalog.admin, orderId, "fulfilled");
    await queryShop("update shop_order set created_at = now() - interval '8 days' where id = $1", [
      orderId,
    ]);
    const order = Order.parse(await readOrder(shopper.visitor, orderId));
    expect(order.status).toBe("cancelled");
    expect(order.history.at(-1)?.note).toBe("It was not paid within a week.");
    expect((await stockOf(catalog, product))?.reserved).toBe((before?.reserved ?? 0) - 1);
  });

  it("fulfilled before its payment was known is shipped when the payment arrives", async () => {
    const { orderId, clientSecret, email } = await anUnpaidOrder();
    const before = await stockOf(catalog, product);
    const { message } = await setStatus(catalog.admin, orderId, "fulfilled");
    expect(message).toContain("not paid, so nothing was shipped");
    await confirmCard(clientSecret);
    await eventually(async () =>
      expect((await inMedusa(orderId)).fulfillment_status).toBe("shipped"),
    );
    expect(await stockOf(catalog, product)).toMatchObject({
      stocked: (before?.stocked ?? 0) - 1,
      reserved: (before?.reserved ?? 0) - 1,
    });
    await eventually(async () =>
      expect((await mailCount(email)).sort()).toEqual([
        "Thank you for your order #",
        "Your order # is on its way",
      ]),
    );
    expect(await storedStatus(orderId)).toBe("fulfilled");
  });

  it("fulfilled before its payment was known takes it, though nobody told the shop", async () => {
    const { orderId, clientSecret } = await anUnpaidOrder();
    await setStatus(catalog.admin, orderId, "fulfilled");
    await simulator().webhooks({ dropNext: 1 });
    await confirmCard(clientSecret);
    await readOrder(shopper.visitor, orderId);
    expect((await inMedusa(orderId)).fulfillment_status).toBe("shipped");
    const [row] = await queryShop<{ state: string; is_watched: boolean }>(
      `select state, next_check_at is not null as is_watched
         from shop_order join shop_payment on shop_payment.id = payment_id where shop_order.id = $1`,
      [orderId],
    );
    expect(row).toEqual({ state: "taken", is_watched: false });
  });

  it("cancelled is cancelled, even if the shop was cut off and its payment arrives first", async () => {
    const { orderId, paymentId, clientSecret } = await anUnpaidOrder();
    await queryShop(
      "update shop_order set pending_status = 'cancelled', pending_status_by = 'boss@example.ca', pending_status_at = now() where id = $1",
      [orderId],
    );
    await confirmCard(clientSecret);
    await eventually(async () => expect(await storedStatus(orderId)).not.toBe("pending"));
    const { message } = await setStatus(catalog.admin, orderId, "cancelled");
    expect(message).toBe("The order is cancelled already.");
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    expect(await inMedusa(orderId)).toMatchObject({ status: "canceled", refunds: [499.99] });
  });

  it("cancelled is gone on with when only the money went back at first", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    const before = await stockOf(catalog, product);
    // Medusa cancels no order that somebody edits, as an edit may be there from before these were refused.
    await catalog.admin.post("/workflows-executions/begin-order-edit-order/run", {
      input: { order_id: orderId },
    });
    for (const again of ["cancelled", "cancelled"]) {
      const { status, message } = await setStatus(catalog.admin, orderId, again);
      expect(status).toBe(502);
      expect(message).toContain("The shop goes on by itself");
    }
    expect(await storedStatus(orderId)).toBe("paid");
    await catalog.admin.delete(`/order-edits/${orderId}`);
    await setStatus(catalog.admin, orderId, "cancelled");
    expect(await storedStatus(orderId)).toBe("cancelled");
    expect((await stockOf(catalog, product))?.reserved).toBe((before?.reserved ?? 0) - 1);
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    expect(await inMedusa(orderId)).toMatchObject({ status: "canceled", refunds: [499.99] });
  });

  it("refunded pays back the rest, where a part went back at Stripe; cancelled then says nothing else", async () => {
    const { orderId, paymentId, email } = await aPaidOrder();
    await refundAtStripe(paymentId, 10_000);
    await eventually(async () =>
      expect((await readOrder(shopper.visitor, orderId)).refunds).toMatchObject([
        { amount: 10_000 },
      ]),
    );
    const { message } = await setStatus(catalog.admin, orderId, "refunded");
    expect(message).toBe("$399.99 was paid back.");
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    const cancelled = await setStatus(catalog.admin, orderId, "cancelled");
    expect(cancelled.message).toBe("Cancelled; $499.99 went back before, and nothing more.");
    expect(await mailCount(email)).not.toContain("Your order # was cancelled");
  });

  it("refunded stays paid when Stripe refuses, and says so", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    await simulator().fail({ kind: "error", count: 1000, method: "POST", path: "/v1/refunds" });
    try {
      const { status } = await setStatus(catalog.admin, orderId, "refunded");
      expect(status).toBe(502);
    } finally {
      await simulator().clearFaults();
    }
    expect(await storedStatus(orderId)).toBe("paid");
    expect((await setStatus(catalog.admin, orderId, "refunded")).status).toBe(200);
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
  });

  it("nonsense is refused", async () => {
    const { orderId } = await anUnpaidOrder();
    expect((await setStatus(catalog.admin, orderId, "lost")).status).toBe(400);
    expect((await setStatus(catalog.admin, "order_none", "paid")).status).toBe(404);
    expect((await setStatus(catalog.admin, "\u0000", "paid")).status).toBe(404);
    expect((await asStaff("orders.read", { params: { id: "\u0000" } })).status).toBe(404);
  });
});

describe("a status that can be undone", () => {
  const change = async (orderId: string, status: string) => {
    const asked = await asStaff("orders.askStatus", {
      params: { id: orderId },
      query: { status } as never,
    });
    const { sentences } = OrderStatusQuestion.parse(asked.body);
    const { status: code, body } = await asStaff("orders.setStatus", {
      params: { id: orderId },
      body: { status, agreed: sentences, waits: true } as never,
    });
    expect(code, JSON.stringify(body)).toBe(200);
    return OrderStatusResponse.parse(body).order;
  };

  it("is taken back as if nobody had set it; its buyer reads nothing of it", async () => {
    const { orderId, paymentId, email } = await aPaidOrder();
    const waiting = await change(orderId, "refunded");
    // What is tested is the way back, and not the clock of a busy machine.
    await queryShop(
      "update shop_order set pending_until = now() + interval '1 hour' where id = $1",
      [orderId],
    );
    expect(waiting).toMatchObject({ status: "paid", waiting: { to: "refunded" } });
    const parcel = { key: "whileWaiting", isSent: true };
    const packed = await asStaff("packing.makeParcel", { params: { id: orderId }, body: parcel });
    expect(packed.status).toBe(409);
    const seen = Order.parse(await readOrder(shopper.visitor, orderId));
    expect(seen.waiting).toBeUndefined();
    const undone = await asStaff("orders.undoStatus", { params: { id: orderId } });
    const { order } = OrderStatusResponse.parse(undone.body);
    expect(order.waiting).toBeUndefined();
    expect(order.history.at(-1)).toMatchObject({
      ...{ from: "paid", to: "paid" },
      note: "Not done: it was to be refunded, but it was undone before anything happened.",
    });
    expect((await asStaff("orders.undoStatus", { params: { id: orderId } })).status).toBe(409);
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(0);
    expect(Order.parse(await readOrder(shopper.visitor, orderId)).history).toEqual(seen.history);
    await eventually(async () =>
      expect(await mailCount(email)).toEqual(["Thank you for your order #"]),
    );
  });

  it("is done when its seconds are over; other words than were agreed to are not", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    const refused = await asStaff("orders.setStatus", {
      params: { id: orderId },
      body: { status: "refunded", agreed: ["$1.00 goes back to the card."], waits: true },
    });
    expect([refused.status, refused.body]).toMatchObject([409, { code: "question_changed" }]);
    await change(orderId, "refunded");
    expect(await storedStatus(orderId)).toBe("paid");
    await eventually(async () => expect(await storedStatus(orderId)).toBe("refunded"));
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
  });
});

describe("payments that are compared with Stripe's", () => {
  it("are named where they disagree, each with both sums, and no other", async () => {
    const same = await aPaidOrder();
    const unknown = await anUnpaidOrder();
    await queryShop(
      `with called as (update shop_order set status = 'paid', next_check_at = null where id = $1 returning payment_id)
       update shop_payment set state = 'taken' from called where shop_payment.id = called.payment_id`,
      [unknown.orderId],
    );
    await simulator().webhooks({ dropNext: 10 });
    await confirmCard(unknown.clientSecret);
    await simulator().webhooks({ dropNext: 0 });
    const [elsewhere, promised, other, lost] = [
      await aPaidOrder(),
      await aPaidOrder(),
      await aPaidOrder(),
      await aPaidOrder(),
    ];
    await simulator().webhooks({ dropNext: 10 });
    await refundAtStripe(elsewhere.paymentId, 10_000);
    await simulator().webhooks({ dropNext: 0 });
    const refunds = (id: string, rows: object[]) =>
      queryShop("update shop_order set refunds = $2 where id = $1", [id, JSON.stringify(rows)]);
    await refunds(promised.orderId, [{ at: new Date().toISOString(), amount: 500 }]);
    const captured = (dollars: number) =>
      queryShop(
        `update capture set amount = $2 from payment p
           join order_payment_collection l on l.payment_collection_id = p.payment_collection_id
          where capture.payment_id = p.id and l.order_id = $1`,
        [other.orderId, dollars],
      );
    await captured(400);
    const paidBy = (stripeId: string) =>
      queryShop(
        `update shop_payment set stripe_id = $2 from shop_order
          where shop_payment.id = payment_id and shop_order.id = $1`,
        [lost.orderId, stripeId],
      );
    await paidBy(`gone_${lost.paymentId}`);

    const { status, body } = await asStaff("moneyCheck.run", {});
    expect(status, JSON.stringify(body)).toBe(200);
    const { check } = MoneyCheckResponse.parse(body);
    const ofId = (id: string) =>
      (check?.mismatches ?? []).flatMap(({ stripeId, order, ...found }) =>
        stripeId === id ? [[order?.id ?? null, found]] : [],
      );
    const found = (orderId: string | null, kind: string, thereCents: number, hereCents: number) => [
      [orderId, { kind, thereCents, hereCents }],
    ];
    expect(ofId(same.paymentId)).toEqual([]);
    expect(ofId(unknown.paymentId)).toEqual(found(unknown.orderId, "paid-there", 49_999, 0));
    expect(ofId(elsewhere.paymentId)).toEqual(
      found(elsewhere.orderId, "refunded-there", 10_000, 0),
    );
    expect(ofId(promised.paymentId)).toEqual(found(promised.orderId, "refunded-here", 0, 500));
    expect(ofId(other.paymentId)).toEqual(found(other.orderId, "other-amount", 49_999, 40_000));
    expect(ofId(`gone_${lost.paymentId}`)).toEqual(found(lost.orderId, "no-payment", 0, 49_999));
    expect(ofId(lost.paymentId)).toEqual(found(null, "no-order", 49_999, 0));

    expect((await asStaff("moneyCheck.read", {})).body).toEqual(body);
    const waiting = WaitingWork.parse((await asStaff("waitingWork.read", {})).body);
    expect(waiting.moneyMismatches).toBe(check?.mismatches.length);
    const invoiced = {
      ...({ kind: "no-order", stripeId: lost.paymentId } as const),
      ...{ thereCents: 49_999, hereCents: 0, how: "An invoice of ours, made at Stripe" },
    };
    const settled = await asStaff("moneyCheck.settle", { body: invoiced });
    const left = MoneyCheckResponse.parse(settled.body).check?.mismatches;
    expect(left).toEqual(check?.mismatches.filter(({ kind }) => kind !== "no-order"));
    // What is to be cancelled after the tests is in order again.
    await refunds(promised.orderId, []);
    await refunds(elsewhere.orderId, [{ at: new Date().toISOString(), amount: 10_000 }]);
    await captured(499.99);
    await paidBy(lost.paymentId);
  });
});

describe("what staff do elsewhere", () => {
  // Nobody places all of these orders within an hour.
  beforeAll(async () => {
    shopper = await aSignedInShopper();
  });

  it("in Medusa Admin shows in the shop's status, with who did it", async () => {
    for (const { orderId } of [await aPaidOrder(), await anUnpaidOrder()]) {
      await catalog.admin.post(`/orders/${orderId}/cancel`, {});
      await eventually(async () => expect(await storedStatus(orderId)).toBe("cancelled"));
      const { body } = await asStaff("orders.read", { params: { id: orderId } });
      expect(Order.parse(body).history.at(-1)?.by).toBe(shopUnderTest().adminEmail);
    }
  });

  const lastNote = async (orderId: string) => {
    const { body } = await asStaff("orders.read", { params: { id: orderId } });
    return Order.parse(body).history.at(-1);
  };

  /** By Medusa Admin's button, until the shop has heard of it. */
  async function markAsPaidInMedusa(orderId: string): Promise<void> {
    const { order } = await catalog.admin.get<{ order: { payment_collections: { id: string }[] } }>(
      `/orders/${orderId}?fields=*payment_collections`,
    );
    const collection = order.payment_collections[0]?.id;
    const marked = { order_id: orderId };
    await catalog.admin.post(`/payment-collections/${collection}/mark-as-paid`, marked);
    await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  }

  it("marks as paid in Medusa Admin, which closes the card payment and must not cancel the order for that", async () => {
    const { orderId, clientSecret, paymentId, email } = await anUnpaidOrder();
    await markAsPaidInMedusa(orderId);
    expect((await intentAtStripe(paymentId)).status).toBe("canceled");
    expect(await confirmCard(clientSecret)).toBe("payment_intent_unexpected_state");
    const { number, status } = await readOrder(shopper.visitor, orderId);
    expect(status).toBe("paid");
    await mailWith(email, `Thank you for your order ${number}`);
    expect(await inMedusa(orderId)).toMatchObject({ status: "pending", refunds: [] });
  });

  it("marks as paid in Medusa Admin while nobody listens, and the order is not given up", async () => {
    const { orderId } = await anUnpaidOrder();
    await markAsPaidInMedusa(orderId);
    // As a process left it that died before it heard of it.
    await queryShop(
      `update shop_order set status = 'pending', received_cents = 0, next_check_at = now(),
              paid_means = null, expires_at = now() - interval '1 minute' where id = $1`,
      [orderId],
    );
    expect((await readOrder(shopper.visitor, orderId)).status).toBe("paid");
    expect(await inMedusa(orderId)).toMatchObject({ status: "pending", refunds: [] });
  });

  /** The shop has heard of it, and goes on with it until it is done. */
  const untilFollowed = (orderId: string) =>
    eventually(async () =>
      expect(
        await queryShop("select pending_status from shop_order where id = $1", [orderId]),
      ).toEqual([{ pending_status: "cancelled" }]),
    );

  it("pays all of an order back in Medusa Admin, which refunds it and sells its goods again, as in the shop", async () => {
    const { orderId, email } = await aPaidOrder();
    const before = await stockOf(catalog, product);
    await refundInMedusaAdmin(catalog.admin, orderId, 499.99);
    await eventually(async () => expect(await storedStatus(orderId)).toBe("refunded"));
    expect((await stockOf(catalog, product))?.reserved).toBe((before?.reserved ?? 0) - 1);
    expect(await inMedusa(orderId)).toMatchObject({ status: "canceled", refunds: [499.99] });
    expect(await lastNote(orderId)).toMatchObject({
      by: shopUnderTest().adminEmail,
      note: "Refunded in Medusa Admin; $499.99 was paid back. The goods are for sale again.",
    });
    const order = await readOrder(shopper.visitor, orderId);
    expect(order).toMatchObject({ status: "refunded", standing: { goods: "released" } });
    const { html = "" } = await mailWith(email, `Your order ${order.number} was refunded`);
    expect(html).toContain("We will not send this order any more.");
    expect(await mailCount(email)).toHaveLength(2);
  });

  it("pays all of it back while a status waits, which is not done then and says so", async () => {
    const { orderId } = await aPaidOrder();
    const waits = { status: "fulfilled", waits: true };
    await asStaff("orders.setStatus", { params: { id: orderId }, body: waits });
    // What is tested is who gives way, and not the clock of a busy machine.
    await queryShop(
      "update shop_order set pending_until = now() + interval '1 hour' where id = $1",
      [orderId],
    );
    await refundInMedusaAdmin(catalog.admin, orderId, 499.99);
    await eventually(async () => expect(await storedStatus(orderId)).toBe("refunded"));
    const { body } = await asStaff("orders.read", { params: { id: orderId } });
    const { history, waiting } = Order.parse(body);
    expect(waiting).toBeUndefined();
    expect(history.map(({ note }) => note)).toContain(
      "Not done: it was to be fulfilled, but the order changed meanwhile, so it would have done something else.",
    );
  });

  it("cancels in Medusa Admin, and the money follows once Stripe pays it back", async () => {
    const { orderId, paymentId, email } = await aPaidOrder();
    await simulator().fail({ kind: "error", count: 1000, method: "POST", path: "/v1/refunds" });
    await catalog.admin.post(`/orders/${orderId}/cancel`, {});
    await untilFollowed(orderId);
    expect((await setStatus(catalog.admin, orderId, "cancelled")).status).toBe(502);
    await simulator().clearFaults();
    const { message } = await setStatus(catalog.admin, orderId, "cancelled");
    expect(message).toBe("The order is cancelled already.");
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    const { number } = await readOrder(shopper.visitor, orderId);
    const { text } = await mailWith(email, `Your order ${number} was cancelled`);
    expect(text).toContain("$499.99");
  });

  it("cancels in Medusa Admin what Stripe refuses to pay back for good: the order is cancelled, and staff read what to do", async () => {
    const { orderId, paymentId, email } = await aPaidOrder();
    await simulator().fail({ kind: "error", count: 1000, method: "POST", path: "/v1/refunds" });
    try {
      await catalog.admin.post(`/orders/${orderId}/cancel`, {});
      await untilFollowed(orderId);
      await queryShop(
        "update shop_order set pending_status_at = now() - interval '1 hour' where id = $1",
        [orderId],
      );
      const { message } = await setStatus(catalog.admin, orderId, "cancelled");
      expect(message).toBe("The order is cancelled already.");
    } finally {
      await simulator().clearFaults();
    }
    expect((await lastNote(orderId))?.note).toBe(
      "Cancelled in Medusa. $499.99 was not paid back: Stripe refuses it, and its dashboard says why. Please pay it back there, or hand it back yourself. The buyer was not told: please do that yourself.",
    );
    const order = await readOrder(shopper.visitor, orderId);
    expect(order).toMatchObject({ status: "cancelled", standing: { goods: "released" } });
    expect(orderRemark(order)).toBe("The money was not paid back");
    // Nobody reads that no payment was taken.
    expect(await mailCount(email)).toEqual(["Thank you for your order #"]);
    await refundAtStripe(paymentId, 49_999);
    await eventually(async () =>
      expect((await readOrder(shopper.visitor, orderId)).refunds).toMatchObject([
        { amount: 49_999 },
      ]),
    );
  });

  it("in Medusa Admin makes a gift, which is paid by definition, packed and sent", async () => {
    const email = newAddress("gift");
    const { id } = await aDraftOrder(catalog, email, {
      items: [{ variant_id: product.variantId, quantity: 1, unit_price: 0 }],
      delivery: 0,
    });
    await catalog.admin.post(`/draft-orders/${id}/convert-to-order`, {});
    await eventually(async () => expect(await storedStatus(id)).toBe("paid"));
    const { body } = await asStaff("packing.list", { query: { orders: id } });
    const [listed] = PackingResponse.parse(body).orders;
    expect(listed?.stage).toBe("to-pack");
    await mailWith(email, `Thank you for your order ${listed?.number}`);
    const { message } = await setStatus(catalog.admin, id, "fulfilled");
    expect(message).toBe("Everything was shipped.");
    expect(await storedStatus(id)).toBe("fulfilled");
  });

  it("in Medusa Admin makes orders that are the shop's too, and follow what becomes of them", async () => {
    const email = newAddress("phone");
    const draft = await aDraftOrder(catalog, email, {
      items: [{ variant_id: product.variantId, quantity: 2 }],
      delivery: 12,
    });
    const listed = async () =>
      OrderListResponse.parse((await asStaff("orders.list", { query: `search=${draft.id}` })).body)
        .orders[0];
    expect(await listed()).toBeUndefined();
    await catalog.admin.post(`/draft-orders/${draft.id}/convert-to-order`, {});
    await eventually(async () =>
      expect(await listed()).toMatchObject({
        status: "pending",
        email,
        isGuest: true,
        items: [{ name: "Lift chair", qty: 2, unitPriceCAD: 49_999 }],
        totals: { subtotal: 99_998, delivery: 1200, deliveryName: "Van" },
        shipping: { name: "Ada Park" },
      }),
    );
    const { message } = await setStatus(catalog.admin, draft.id, "paid");
    expect(message).toBe("Marked as paid by hand; no card was charged.");
    await refundInMedusaAdmin(catalog.admin, draft.id, 10);
    await eventually(async () => {
      const now = await listed();
      expect(now?.refunds?.map(({ amount }) => amount)).toEqual([1000]);
      expect(now && heldCents(now)).toBe((now?.amountCAD ?? 0) - 1000);
      // Medusa names who it was.
      expect(now?.history.at(-1)?.by).toContain("@");
    });
    await setStatus(catalog.admin, draft.id, "cancelled");
  });

  it("in Stripe's dashboard refunds the order", async () => {
    const { orderId, paymentId } = await aPaidOrder();
    const response = await fetch(
      `http://127.0.0.1:${process.env.STRIPE_SIMULATOR_PORT}/v1/refunds`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${process.env.STRIPE_API_KEY}` },
        body: new URLSearchParams({ payment_intent: paymentId }),
      },
    );
    expect(response.status).toBe(200);
    await eventually(async () => expect(await storedStatus(orderId)).toBe("refunded"));
    expect((await intentAtStripe(paymentId)).latest_charge?.amount_refunded).toBe(49_999);
    expect(await inMedusa(orderId)).toMatchObject({ refunds: [499.99] });
    expect((await lastNote(orderId))?.note).toBe(
      "Refunded at Stripe; $499.99 was paid back. The goods are for sale again.",
    );
  });
});
