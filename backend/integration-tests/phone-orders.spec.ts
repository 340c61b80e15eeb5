import { randomUUID } from "node:crypto";
import {
  AccountExport,
  type ErrorResponse,
  type KnownPersonQuery,
  Order,
  OrderEditable,
  type OrderEditParams,
  OrderEditQuestion,
  OrderEditResponse,
  OrderListResponse,
  OrderStatusResponse,
  orderRemark,
  PAY_LINK_INVALID,
  PayLinkAnswer,
  PayLinks,
  PeopleWithoutEmail,
  PersonDetails,
  PhoneOrderAnswer,
  PhoneTotals,
} from "@eldercare/contracts";
import type { CallName } from "@eldercare/contracts/calls";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CartLine,
  checkOut,
  confirmCard,
  intentAtStripe,
  readOrder,
  refundAtStripe,
  SHIPPING,
  setStatus,
  simulator,
  stockOf,
  storedStatus,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress } from "./support/shopper";
import { StoreSetup } from "./support/store-setup";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { type Question, Visitor } from "./support/visitor";

let catalog: TestCatalog;
let store: StoreSetup;
let cane: MadeProduct;
let mat: MadeProduct;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  store = await StoreSetup.open(catalog);
  cane = await catalog.add({ title: "Phone cane", dollars: 20, stock: 900 });
  mat = await catalog.add({ title: "Phone mat", dollars: 15, stock: 5 });
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await store.undo();
  await catalog.close();
});

/** A call of staff, with the token of Medusa's admin. */
function asStaff(name: CallName, question: Question) {
  const headers = { authorization: `Bearer ${catalog.admin.token}` };
  return new Visitor().ask(name, { ...question, headers });
}

const bodyOf = (email: string, changes: object = {}) => ({
  key: randomUUID(),
  items: [{ productId: cane.id, qty: 2 }],
  amountCAD: 4000,
  shipping: { ...SHIPPING, email },
  payment: { by: "link" },
  ...changes,
});
async function taken(body: object) {
  const answer = await asStaff("phoneOrders.place", { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return PhoneOrderAnswer.parse(answer.body);
}
async function opened(token: string) {
  const answer = await new Visitor().ask("payLinks.open", { query: { token } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return PayLinkAnswer.parse(answer.body);
}
async function refused(token: string) {
  const { status, body } = await new Visitor().ask("payLinks.open", { query: { token } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: PAY_LINK_INVALID });
  return (body as ErrorResponse).message;
}
async function linkOf(email: string, number: number, count = 1) {
  return tokenIn(await mailWith(email, `Please pay for your order ${number}`, count));
}
const ofOrder = (id: string) => ({ params: { id } });

describe("an order of somebody without an email address", () => {
  it("is taken, its pay link is shown to be passed on, and no mail is promised", async () => {
    const { order, message, link = "" } = await taken(bodyOf(""));
    expect([order.email, order.isGuest, order.status]).toEqual(["", true, "pending"]);
    expect(message).toContain("There is no email address");
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await opened(token)).toMatchObject({ state: "payable" });
    const [stored] = await queryShop<{ email: string | null; customer_id: string | null }>(
      'select email, customer_id from "order" where id = $1',
      [order.id],
    );
    expect(stored).toEqual({ email: null, customer_id: null });
    const asked = await asStaff("orders.askStatus", {
      ...ofOrder(order.id),
      query: { status: "cancelled" },
    });
    expect(JSON.stringify(asked.body)).toContain("as there is no email address: please call");
    const paid = { status: "paid", means: "cash" };
    await asStaff("orders.setStatus", { ...ofOrder(order.id), body: paid });
    const { number } = order;
    const byPhone = (email: string) =>
      new Visitor().ask("orders.lookUp", { body: { number, email } });
    expect((await byPhone("+1 (416) 555-0198")).status).toBe(404);
    expect((await byPhone(SHIPPING.phone)).status).toBe(200);
    const mails = await queryShop("select id from outgoing_mail where key like $1", [
      `%${order.id}%`,
    ]);
    expect(mails).toEqual([]);
  });

  it("is its person's to have and to have erased, found by name and phone, and no neighbour's", async () => {
    const name = `Óscar Q${randomUUID().slice(0, 8)}`;
    const orderOf = async (changes: object) =>
      (await taken(bodyOf("", { shipping: { ...SHIPPING, email: "", name, ...changes } }))).order;
    const first = await orderOf({});
    const second = await orderOf({ name: name.replace("Ó", "o"), phone: "+1 (416) 555-0199 x2" });
    const neighbour = await orderOf({ phone: "604-555-0111" });
    const found = async (search: string) => {
      const { body } = await asStaff("people.withoutEmail", { query: { search } });
      return PeopleWithoutEmail.parse(body).people.map(({ order, orders }) => [order, orders]);
    };
    expect(await found(name)).toEqual([
      [neighbour.id, 1],
      [second.id, 2],
    ]);
    expect(await found(`${name} 604 555 0111`)).toEqual([[neighbour.id, 1]]);

    const query = { order: first.id };
    const file = AccountExport.parse((await asStaff("people.export", { query })).body);
    expect(file.orders.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(file).toMatchObject({ email: "", account: null, mails: [], reviews: [] });
    const details = PersonDetails.parse((await asStaff("people.read", { query })).body);
    expect(details.orders.newest.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(details).toMatchObject({ email: "", account: null, spentCAD: 0, notes: [] });
    expect(details.addresses.map(([called]) => called)).toEqual([second.shipping.name, name]);
    const noteAt = async (order: string, text: string) => {
      const note = { id: randomUUID(), order, text };
      for (const time of ["once", "again"]) {
        expect((await asStaff("people.addNote", { body: note })).status, time).toBe(201);
      }
    };
    await noteAt(first.id, "Rings twice");
    await noteAt(second.id, "Has a walker");
    await noteAt(neighbour.id, "Moves in spring");
    const noted = async (query: KnownPersonQuery) => {
      const { body } = await asStaff("people.read", { query });
      return PersonDetails.parse(body).notes.map(({ text }) => text);
    };
    expect(await noted(query)).toEqual(["Has a walker", "Rings twice"]);
    const { notes } = AccountExport.parse((await asStaff("people.export", { query })).body);
    expect(notes.map(({ text }) => text)).toEqual(["Has a walker", "Rings twice"]);
    const owners = () =>
      queryShop<{ user_id: string }>(
        "select user_id from shop_order where id = any($1) order by number",
        [[first.id, second.id, neighbour.id]],
      ).then((rows) => rows.map(({ user_id: id }) => id !== ""));
    for (const time of ["once", "again"]) {
      expect((await asStaff("people.erase", { body: query })).status, time).toBe(200);
      expect(await owners(), time).toEqual([false, false, true]);
    }
    const { body: summary } = await asStaff("people.find", { query });
    expect(summary).toMatchObject({ email: "", names: [second.shipping.name, name], orders: 2 });
    expect(summary).toMatchObject({ notes: 0 });
    const email = newAddress("mailed-later");
    await queryShop("update shop_order set email = $2 where id = $1", [neighbour.id, email]);
    expect(await noted({ email })).toEqual(["Moves in spring"]);
    expect((await asStaff("people.erase", { body: { email } })).status).toBe(200);
    expect(
      await queryShop("select id from person_note where order_id = $1", [neighbour.id]),
    ).toEqual([]);

    const { order: mailed } = await taken(bodyOf(newAddress("has-mail")));
    expect((await asStaff("people.find", { query: { order: mailed.id } })).status).toBe(404);
    const both = { order: first.id, email: "a@example.ca" };
    for (const none of [{}, both]) {
      expect((await asStaff("people.find", { query: none })).status).toBe(400);
    }
    const note = { id: randomUUID(), order: mailed.id, text: "Has an address" };
    expect((await asStaff("people.addNote", { body: note })).status).toBe(404);
  });
});

describe("an order that staff take", () => {
  it("is reckoned by the checkout's rules, and paid by what staff say", async () => {
    const email = newAddress("caller");
    const { items, shipping, ...body } = bodyOf(email, {
      payment: { by: "means", means: "cheque" },
    });
    const totals = await asStaff("phoneOrders.totals", { body: { items, shipping, email } });
    expect(PhoneTotals.parse(totals.body)).toMatchObject({
      total: 4000,
      lines: [{ productId: cane.id, unitPriceCAD: 2000, qty: 2 }],
    });
    const before = await stockOf(catalog, cane);
    const { order, message } = await taken({ ...body, items, shipping });
    expect(message).toContain("Cheque");
    expect(order).toMatchObject({
      ...{ email, status: "paid", isGuest: true, amountCAD: 4000 },
      standing: { receivedCents: 4000, goods: "reserved", means: "cheque" },
      history: [{ note: "Taken by phone." }, { note: message }],
    });
    expect(order.history[0]?.by).toContain("@");
    expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) + 2);
    await mailWith(email, `Thank you for your order ${order.number}`);

    // The same form sent again, and one that was changed after its answer was lost.
    expect((await taken({ ...body, items, shipping })).order.id).toBe(order.id);
    const other = await asStaff("phoneOrders.place", {
      body: { ...body, items: [{ productId: cane.id, qty: 1 }], amountCAD: 2000, shipping },
    });
    expect(other.status).toBe(409);
    expect((other.body as ErrorResponse).message).toContain(`order ${order.number}`);
    const today = new Date().toLocaleDateString("en-CA", { timeZone: "America/Toronto" });
    const books = await asStaff("orders.export", { query: { from: today } });
    expect(String(books.body)).toMatch(new RegExp(`,${order.number},Sale,.*,Cheque\\r\\n`));

    await setStatus(catalog.admin, order.id, "cancelled");
    const late = await taken({ ...body, items, shipping });
    expect([late.order.status, late.message]).toEqual([
      "cancelled",
      "The order was placed before, and is cancelled by now.",
    ]);
  });

  it("is refused at another total, beyond the stock, and to customers", async () => {
    const email = newAddress("caller");
    const place = (changes: object) =>
      asStaff("phoneOrders.place", { body: bodyOf(email, changes) });
    expect((await place({ amountCAD: 3999 })).status).toBe(409);
    const much = { items: [{ productId: cane.id, qty: 950 }], amountCAD: 1_900_000 };
    expect((await place(much)).status).toBe(409);
    const { visitor } = await aSignedInShopper();
    expect((await visitor.ask("phoneOrders.place", { body: bodyOf(email) })).status).toBe(403);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("belongs to the account of its address, and its buyer's own checkout leaves it alone", async () => {
    const { visitor, email } = await aSignedInShopper();
    const { order } = await taken(bodyOf(email));
    expect((await readOrder(visitor, order.id)).isGuest).toBe(false);
    const line: CartLine = { product: cane, cents: 2000, qty: 1 };
    await checkOut(visitor, [line], { shipping: { ...SHIPPING, email } });
    expect(await storedStatus(order.id)).toBe("pending");
  });
});

describe("a pay link", () => {
  it("is mailed, takes the card once, and then says that the order is paid", async () => {
    const email = newAddress("caller");
    const { order } = await taken(bodyOf(email));
    expect(order).toMatchObject({ status: "pending", history: [{}, {}] });
    const token = await linkOf(email, order.number);
    const [first, second] = await Promise.all([opened(token), opened(token)]);
    expect(first).toMatchObject({ state: "payable", found: { order: { amountCAD: 4000 } } });
    expect(JSON.stringify(first)).not.toContain(SHIPPING.address);
    // Two tabs have one payment.
    expect(second.clientSecret).toBe(first.clientSecret);
    expect(await confirmCard(first.clientSecret ?? "")).toBe("succeeded");
    expect(await opened(token)).toMatchObject({ state: "paid" });
    expect(await confirmCard(second.clientSecret ?? "")).toBe("payment_intent_unexpected_state");
    expect(await storedStatus(order.id)).toBe("paid");
    await mailWith(email, `Thank you for your order ${order.number}`);
    const again = await asStaff("payLinks.send", ofOrder(order.id));
    expect(again.status).toBe(409);
    expect(
      (await queryShop("select 1 from shop_pay_link where token_hash = $1", [token])).length,
    ).toBe(0);
  });

  it("keeps the goods a week, may be sent again, and shows nothing once staff end it", async () => {
    const email = newAddress("caller");
    const { order } = await taken(bodyOf(email));
    const token = await linkOf(email, order.number);
    expect((await asStaff("payLinks.send", ofOrder(order.id))).status).toBe(200);
    const newer = await linkOf(email, order.number, 2);
    expect(newer).not.toBe(token);
    expect((await opened(token)).state).toBe("payable");
    const [row] = await queryShop<{ days: number }>(
      "select round(extract(epoch from expires_at - now()) / 86400)::int as days from shop_order where id = $1",
      [order.id],
    );
    expect(row?.days).toBe(7);

    expect((await asStaff("payLinks.end", ofOrder(order.id))).status).toBe(200);
    expect(await refused(token)).toContain("We ended this pay link");
    await refused(newer);
    expect(await refused("nobody")).toContain("not one of ours");
    expect((await asStaff("payLinks.end", ofOrder(order.id))).status).toBe(409);
    const { body } = await asStaff("payLinks.read", ofOrder(order.id));
    const { isPossible, links } = PayLinks.parse(body);
    expect(isPossible).toBe(true);
    expect(links.map(({ endedAt }) => endedAt !== null)).toEqual([true, true]);
  });

  it("tells when the order was cancelled, and who waited for it is mailed when nobody paid in time", async () => {
    const email = newAddress("caller");
    const { order } = await taken(bodyOf(email));
    const token = await linkOf(email, order.number);
    const payable = await opened(token);
    await setStatus(catalog.admin, order.id, "cancelled");
    expect((await opened(token)).state).toBe("over");
    expect(await confirmCard(payable.clientSecret ?? "")).not.toBe("succeeded");

    const late = (await taken(bodyOf(email))).order;
    const lateToken = await linkOf(email, late.number);
    await queryShop(
      `with past as (update shop_pay_link set expires_at = now() where order_id = $1)
       update shop_order set expires_at = now(), next_check_at = now() where id = $1`,
      [late.id],
    );
    await asStaff("orders.read", ofOrder(late.id));
    expect(await storedStatus(late.id)).toBe("cancelled");
    expect(await refused(lateToken)).toContain("pay link has expired");
    await mailWith(email, `Your order ${late.number} was cancelled`);
    // It stays where staff look for it.
    const query = { search: late.id, abandoned: "false" };
    const listed = await asStaff("orders.list", { query });
    expect(OrderListResponse.parse(listed.body).total).toBe(1);
  });

  it("also pays an order that its buyer left unpaid", async () => {
    const { visitor } = await aSignedInShopper();
    const email = newAddress("buyer");
    const line: CartLine = { product: cane, cents: 2000, qty: 1 };
    const { orderId, clientSecret } = await checkOut(visitor, [line], {
      shipping: { ...SHIPPING, email },
    });
    expect((await asStaff("payLinks.send", ofOrder(orderId))).status).toBe(200);
    const { number } = await readOrder(visitor, orderId);
    const link = await opened(await linkOf(email, number));
    expect(link.clientSecret).toBe(clientSecret);
  });
});

describe("an order that staff change before it is sent", () => {
  const editable = async (id: string) =>
    OrderEditable.parse((await asStaff("orderEdits.read", ofOrder(id))).body);
  const ask = async (id: string, edit: OrderEditParams) => {
    const { status, body } = await asStaff("orderEdits.ask", { ...ofOrder(id), body: edit });
    expect(status, JSON.stringify(body)).toBe(200);
    return OrderEditQuestion.parse(body);
  };
  const save = (
    id: string,
    edit: OrderEditParams,
    agreed: { state: string; agreedCents: number },
  ) => asStaff("orderEdits.save", { ...ofOrder(id), body: { ...edit, ...agreed } });
  const inMedusa = async (id: string) => {
    const { order } = await catalog.admin.get<{
      order: {
        summary: { pending_difference: number; current_order_total: number };
        items: { variant_id: string; quantity: number }[];
        shipping_address: { address_1: string };
      };
    }>(`/orders/${id}?fields=summary,*items,*shipping_address`);
    return order;
  };

  /** Two canes, paid by card. */
  const aPaidOrder = async () => {
    const email = newAddress("paid");
    const before = await stockOf(catalog, cane);
    const { order } = await taken(bodyOf(email));
    const { clientSecret } = await opened(await linkOf(email, order.number));
    expect(await confirmCard(clientSecret ?? "")).toBe("succeeded");
    await eventually(async () => expect((await readByStaff(order.id)).status).toBe("paid"));
    const reserved = (before?.reserved ?? 0) + 2;
    return { order: await readByStaff(order.id), before: { reserved } };
  };
  const readByStaff = async (id: string) =>
    Order.parse((await asStaff("orders.read", ofOrder(id))).body);
  const refundedAt = async (stripeId: string) =>
    (await intentAtStripe(stripeId)).latest_charge?.amount_refunded ?? 0;
  const booksOf = async (number: number) => {
    const { body } = await asStaff("orders.export", {});
    const rows = parse(String(body), { columns: true, bom: true }) as Record<string, string>[];
    return rows
      .filter(({ Order: of }) => of === String(number))
      .map(({ Entry, Total }) => [Entry, Total]);
  };

  it("has other goods, another sum and a payment of it, and the payment of before takes nothing", async () => {
    const email = newAddress("caller");
    const { order } = await taken(bodyOf(email));
    const before = await opened(await linkOf(email, order.number));
    const stock = async () => [
      (await stockOf(catalog, cane))?.reserved,
      (await stockOf(catalog, mat))?.reserved,
    ];
    const [canes = 0, mats = 0] = await stock();
    const { state, whyNot, whyNoGoods } = await editable(order.id);
    expect([whyNot, whyNoGoods]).toEqual([null, null]);
    const edit = {
      items: [
        { productId: cane.id, qty: 1 },
        { productId: mat.id, qty: 5 },
      ],
      shipping: { ...SHIPPING, email, address: "2 Oak Avenue" },
    };
    const question = await ask(order.id, edit);
    expect(question).toMatchObject({
      amountCAD: 9500,
      sentences: [
        "Phone cane: 1 instead of 2.",
        "Added: 5 × Phone mat.",
        "It goes to another address.",
        "The total is $95.00 instead of $40.00.",
        `${email} gets an email about it, with a link to pay.`,
      ],
    });
    expect(question.deliveryOptions.length).toBeGreaterThan(0);
    const tooMany = { ...edit, items: [{ productId: mat.id, qty: 6 }] };
    expect((await asStaff("orderEdits.ask", { ...ofOrder(order.id), body: tooMany })).status).toBe(
      409,
    );
    expect((await save(order.id, edit, { state, agreedCents: 9400 })).status).toBe(409);

    const agreed = { state, agreedCents: 9500 };
    const saved = await save(order.id, edit, agreed);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(OrderStatusResponse.parse(saved.body).order).toMatchObject({
      ...{ status: "pending", amountCAD: 9500 },
      shipping: { address: "2 Oak Avenue" },
    });
    expect(await stock()).toEqual([canes - 1, mats + 5]);
    const made = await inMedusa(order.id);
    expect(made).toMatchObject({
      summary: { pending_difference: 95, current_order_total: 95 },
      shipping_address: { address_1: "2 Oak Avenue" },
    });
    expect(made.items.map(({ quantity }) => quantity).sort()).toEqual([1, 5]);
    // Sent again, because its answer was lost, it changes nothing; what somebody began before does not either.
    expect(await save(order.id, edit, agreed)).toMatchObject({
      status: 200,
      body: { message: "The order is like that already." },
    });
    const late = { ...edit, items: [{ productId: cane.id, qty: 3 }] };
    expect((await save(order.id, late, { state, agreedCents: 6000 })).status).toBe(409);

    expect(await confirmCard(before.clientSecret ?? "")).toBe("payment_intent_unexpected_state");
    const mail = await mailWith(email, `Your order ${order.number} was changed`);
    expect(mail.html).toContain("Added: 5 × Phone mat.");
    const link = await opened(tokenIn(mail));
    expect(link).toMatchObject({ state: "payable", found: { order: { amountCAD: 9500 } } });
    expect(await confirmCard(link.clientSecret ?? "")).toBe("succeeded");
    expect(await opened(tokenIn(mail))).toMatchObject({ state: "paid" });
    const paid = await asStaff("orders.read", ofOrder(order.id));
    expect(paid.body).toMatchObject({ status: "paid", standing: { receivedCents: 9500 } });
    const { stripeId } = paid.body as { stripeId: string };
    expect((await intentAtStripe(stripeId)).amount_received).toBe(9500);
    expect((await inMedusa(order.id)).summary.pending_difference).toBeCloseTo(0);

    // Once it is paid it may go elsewhere.
    const now = await editable(order.id);
    const elsewhere = { shipping: { ...edit.shipping, address: "3 Fir Road" } };
    const { sentences, amountCAD } = await ask(order.id, elsewhere);
    expect(sentences).toEqual(["It goes to another address.", `${email} gets an email about it.`]);
    const moved = await save(order.id, elsewhere, { state: now.state, agreedCents: amountCAD });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const after = await inMedusa(order.id);
    expect(after.shipping_address.address_1).toBe("3 Fir Road");
    expect(after.items).toHaveLength(2);
    expect(await setStatus(catalog.admin, order.id, "fulfilled")).toMatchObject({
      message: "Everything was shipped.",
    });
    expect(await stock()).toEqual([canes - 2, mats]);
    expect((await editable(order.id)).whyNot).toContain("over");
  });

  it("pays back to the card what it comes to less, once, and the books say so on that day", async () => {
    const { order, before } = await aPaidOrder();
    const fewer = { items: [{ productId: cane.id, qty: 1 }], shipping: order.shipping };
    const { state } = await editable(order.id);
    const question = await ask(order.id, fewer);
    expect(question).toMatchObject({ amountCAD: 2000, differenceCents: -2000 });
    expect(question.sentences).toEqual([
      "Phone cane: 1 instead of 2.",
      "The total is $20.00 instead of $40.00.",
      "The difference of $20.00 goes back.",
      "$20.00 is paid back to the card now.",
      `${order.email} gets an email about it.`,
    ]);
    const agreed = { state, agreedCents: 2000 };
    const saved = await save(order.id, fewer, agreed);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const stripeId = order.stripeId ?? "";
    expect(await refundedAt(stripeId)).toBe(2000);
    expect(await save(order.id, fewer, agreed)).toMatchObject({
      body: { message: "The order is like that already." },
    });
    expect(await refundedAt(stripeId)).toBe(2000);
    expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) - 1);
    const { order: after } = OrderStatusResponse.parse(saved.body);
    expect(after).toMatchObject({
      ...{ status: "paid", amountCAD: 2000, standing: { receivedCents: 4000 } },
      refunds: [{ amount: 2000, forWhat: ["the order came to $40.00 before it was changed"] }],
    });
    expect(after.refunds).toHaveLength(1);
    expect((await inMedusa(order.id)).summary).toMatchObject({
      ...{ current_order_total: 20, pending_difference: 0 },
    });
    const mail = await mailWith(order.email, `Your order ${order.number} was changed`);
    expect(mail.html).toContain("The difference of $20.00 goes back.");
    expect(await booksOf(order.number)).toEqual([
      ["Sale", "40.00"],
      ["Change", "-20.00"],
    ]);
    const checked = await asStaff("moneyCheck.run", {});
    expect(JSON.stringify(checked.body)).not.toContain(order.id);
    // It can be changed again, and what is left of it is all that goes back at last.
    expect((await editable(order.id)).whyNoGoods).toBeNull();
    await setStatus(catalog.admin, order.id, "refunded");
    expect(await refundedAt(stripeId)).toBe(4000);
    expect(await booksOf(order.number)).toEqual([
      ["Sale", "40.00"],
      ["Change", "-20.00"],
      ["Refund", "-20.00"],
    ]);
    expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) - 2);
  });

  it("takes what it comes to more by the means that staff say, and not before they do", async () => {
    const { order } = await aPaidOrder();
    const more = { items: [{ productId: cane.id, qty: 3 }], shipping: order.shipping };
    const { state } = await editable(order.id);
    const unsaid = await ask(order.id, more);
    expect(unsaid).toMatchObject({ amountCAD: 6000, differenceCents: 2000 });
    expect(unsaid.sentences).toContain("$20.00 more is to be paid.");
    const agreed = { state, agreedCents: 6000 };
    expect(await save(order.id, more, agreed)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("This comes to $20.00 more than was paid.") },
    });
    const byCash = { ...more, means: "cash" as const };
    expect((await ask(order.id, byCash)).sentences).toContain(
      "Please take $20.00 first: no card is charged.",
    );
    const saved = await save(order.id, byCash, agreed);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await save(order.id, byCash, agreed)).toMatchObject({
      body: { message: "The order is like that already." },
    });
    expect(OrderStatusResponse.parse(saved.body).order).toMatchObject({
      ...{ status: "paid", amountCAD: 6000 },
      standing: { receivedCents: 6000, goods: "reserved" },
    });
    expect((await inMedusa(order.id)).summary).toMatchObject({
      ...{ current_order_total: 60, pending_difference: 0 },
    });
    expect(await booksOf(order.number)).toEqual([
      ["Sale", "40.00"],
      ["Change", "20.00"],
    ]);
    // Fewer again: the card is paid back first, by what it was charged.
    const { state: next } = await editable(order.id);
    const one = { items: [{ productId: cane.id, qty: 1 }], shipping: order.shipping };
    expect((await ask(order.id, one)).sentences).toContain("$40.00 is paid back to the card now.");
    await save(order.id, one, { state: next, agreedCents: 2000 });
    expect(await refundedAt(order.stripeId ?? "")).toBe(4000);
    expect((await inMedusa(order.id)).summary).toMatchObject({ pending_difference: 0 });
    await setStatus(catalog.admin, order.id, "fulfilled");
    const sent = await readByStaff(order.id);
    expect(sent).toMatchObject({ status: "fulfilled", standing: { receivedCents: 6000 } });
    expect(sent.standing).not.toHaveProperty("means");
  });

  /** One cane more, to be paid by a link. */
  const proposed = async (mailed?: string) => {
    const { order, before } = await aPaidOrder();
    const email = mailed ?? order.email;
    const edit = {
      items: [{ productId: cane.id, qty: 3 }],
      shipping: { ...order.shipping, email },
      byLink: true,
    };
    const { state } = await editable(order.id);
    const question = await ask(order.id, edit);
    const saved = await save(order.id, edit, { state, agreedCents: 6000 });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const mail = await mailWith(
      email,
      `Please pay $20.00 for the change to your order ${order.number}`,
    );
    const [payment] = await queryShop<{ id: string; stripe_id: string }>(
      "select id, stripe_id from shop_payment where for_order = $1",
      [order.id],
    );
    const further = payment ?? { id: "", stripe_id: "" };
    return { order, before, question, saved, edit, state, mail, token: tokenIn(mail), further };
  };
  const toPack = async (number: number) =>
    JSON.stringify((await asStaff("packing.list", { query: { search: String(number) } })).body);
  const packed = (id: string, line: string) =>
    asStaff("packing.makeParcel", {
      ...ofOrder(id),
      body: {
        ...{ key: randomUUID().replaceAll("-", ""), isSent: false },
        lines: [{ lineId: line, qty: 1 }],
      },
    });

  it("waits for a card to pay what it comes to more, and is changed by that, once", async () => {
    const { order, before, question, saved, mail, token, further } = await proposed();
    expect(question.sentences.join(" ")).toContain("The change waits until $20.00 is paid by card");
    const { order: asItWas } = OrderEditResponse.parse(saved.body);
    expect(asItWas).toMatchObject({
      ...{ amountCAD: 4000, items: [{ qty: 2 }], standing: { receivedCents: 4000 } },
      proposal: { cents: 2000, changes: question.sentences.slice(0, 2) },
    });
    expect(orderRemark(asItWas)).toBe("Change not paid yet");
    expect((await stockOf(catalog, cane))?.reserved).toBe(before?.reserved);
    expect(mail.html).toContain("Phone cane: 3 instead of 2.");
    // Nothing of it is packed meanwhile, and it is not listed to be.
    expect(await toPack(order.number)).not.toContain(order.id);
    const [line] = (await inMedusa(order.id)).items as unknown as { id: string }[];
    expect(await packed(order.id, line?.id ?? "")).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("A change of this order waits for its payment") },
    });

    const link = await opened(token);
    expect(link).toMatchObject({ state: "payable", difference: { cents: 2000 } });
    // Stripe tells of it twice.
    await simulator().webhooks({ copies: 2 });
    expect(await confirmCard(link.clientSecret ?? "")).toBe("succeeded");
    await eventually(async () => expect((await readByStaff(order.id)).amountCAD).toBe(6000));
    await simulator().webhooks({ copies: 1 });
    const changed = await readByStaff(order.id);
    expect(changed).toMatchObject({
      ...{ status: "paid", items: [{ qty: 3 }], stripeId: order.stripeId },
      standing: { receivedCents: 6000, goods: "reserved" },
    });
    expect(changed).not.toHaveProperty("proposal");
    expect(changed.history.at(-1)?.note).toContain("The difference of $20.00 was paid by card.");
    expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) + 1);
    expect((await inMedusa(order.id)).summary).toMatchObject({
      ...{ current_order_total: 60, pending_difference: 0 },
    });
    expect(await booksOf(order.number)).toEqual([
      ["Sale", "40.00"],
      ["Change", "20.00"],
    ]);
    expect(await opened(token)).toMatchObject({ state: "paid" });
    expect(await opened(token)).not.toHaveProperty("clientSecret");
    expect((await mailWith(order.email, `Your order ${order.number} was changed`)).html).toContain(
      "paid by card",
    );
    expect(await toPack(order.number)).toContain(order.id);
    const checked = async () =>
      JSON.stringify((await asStaff("moneyCheck.run", {})).body).includes(order.id);
    expect(await checked()).toBe(false);

    // What goes back at Stripe of the second payment is known to be of that one.
    await refundAtStripe(further.stripe_id, 500);
    await eventually(async () =>
      expect((await readByStaff(order.id)).refunds?.map(({ amount }) => amount)).toEqual([500]),
    );
    expect(await checked()).toBe(false);
    await setStatus(catalog.admin, order.id, "refunded");
    expect([await refundedAt(order.stripeId ?? ""), await refundedAt(further.stripe_id)]).toEqual([
      4000, 2000,
    ]);
    expect((await readByStaff(order.id)).status).toBe("refunded");
    expect(await checked()).toBe(false);
    expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) - 2);
  });

  describe("and then of two cards Stripe pays one back and refuses the other for good", () => {
    const onTwoCards = async () => {
      const { order, before, token, further } = await proposed();
      await confirmCard((await opened(token)).clientSecret ?? "");
      await eventually(async () => expect((await readByStaff(order.id)).amountCAD).toBe(6000));
      const atStripe = () =>
        Promise.all([refundedAt(order.stripeId ?? ""), refundedAt(further.stripe_id)]);
      return { order, before, atStripe };
    };
    const payBack = (id: string, amount: number) =>
      asStaff("moneyBack.pay", {
        ...ofOrder(id),
        body: {
          ...{ key: randomUUID().replaceAll("-", ""), agreedCents: amount },
          choice: { amount, reason: "goodwill", isRestocked: false, isMailed: false },
        },
      });
    /** The first one is asked, and answers; the second one is refused until somebody clears it. */
    const refuseTheSecond = async () => {
      const asked = { method: "POST", path: "/v1/refunds" };
      await simulator().fail({ kind: "slow", count: 1, delayMs: 0, ...asked });
      await simulator().fail({ kind: "error", count: 1000, ...asked });
    };
    const untilGivenUp = async (id: string) => {
      await queryShop(
        `update shop_order
            set pending_status_at = pending_status_at - interval '1 hour',
                pending_money_back = pending_money_back || '{"at": "2026-01-01T00:00:00.000Z"}'
          where id = $1`,
        [id],
      );
      // Whatever is done next goes on with it first.
      const answer = await setStatus(catalog.admin, id, "paid");
      expect(answer).toEqual({ status: 200, message: "The order is paid already." });
    };
    const REFUSED =
      "was not paid back: Stripe refuses it, and its dashboard says why. Please pay it back there, or hand it back yourself.";

    it("a part ends with what went back, staff read what did not, and the order goes on", async () => {
      const { order, atStripe } = await onTwoCards();
      await refuseTheSecond();
      try {
        expect(await payBack(order.id, 5000)).toMatchObject({
          status: 502,
          body: { message: expect.stringContaining("The shop goes on by itself") },
        });
        expect(await payBack(order.id, 100)).toMatchObject({
          status: 502,
          body: { message: expect.stringContaining("The shop goes on by itself") },
        });
        // Nor does the money check stop at it: it names the order, and all others.
        const checking = await asStaff("moneyCheck.run", {});
        expect(checking.status, JSON.stringify(checking.body)).toBe(200);
        await untilGivenUp(order.id);
      } finally {
        await simulator().clearFaults();
      }
      expect(await atStripe()).toEqual([4000, 0]);
      const now = await readByStaff(order.id);
      expect(now.history.at(-1)?.note).toBe(`$40.00 was paid back. $10.00 ${REFUSED} Goodwill.`);
      expect(now).toMatchObject({
        ...{ status: "paid", standing: { goods: "reserved" } },
        refunds: [{ amount: 4000, reason: "Goodwill" }],
      });
      expect(await toPack(order.number)).toContain(order.id);
      expect((await payBack(order.id, 1000)).status).toBe(200);
      expect(await atStripe()).toEqual([4000, 1000]);
      const checked = await asStaff("moneyCheck.run", {});
      expect(JSON.stringify(checked.body)).not.toContain(order.id);
    });

    it("a whole refund ends with what went back, keeps its goods, and can be set again", async () => {
      const { order, before, atStripe } = await onTwoCards();
      await refuseTheSecond();
      try {
        expect((await setStatus(catalog.admin, order.id, "refunded")).status).toBe(502);
        await untilGivenUp(order.id);
      } finally {
        await simulator().clearFaults();
      }
      expect(await atStripe()).toEqual([4000, 0]);
      const now = await readByStaff(order.id);
      expect(now.history.at(-1)?.note).toBe(
        `Not done: it was to be refunded, but Stripe refuses a part of it. $40.00 was paid back. $20.00 ${REFUSED} The goods stay as they are.`,
      );
      expect(now).toMatchObject({
        ...{ status: "paid", standing: { goods: "reserved" } },
        refunds: [{ amount: 4000 }],
      });
      expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) + 1);
      const { html } = await mailWith(
        order.email,
        `Part of your order ${order.number} was refunded`,
      );
      expect(html).toContain("$40.00");
      const { message } = await setStatus(catalog.admin, order.id, "refunded");
      expect(message).toBe("$20.00 was paid back.");
      expect(await atStripe()).toEqual([4000, 2000]);
      expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) - 2);
    });
  });

  it("is changed though Stripe told nobody that the difference was paid", async () => {
    const { order, token } = await proposed();
    const { clientSecret } = await opened(token);
    await simulator().webhooks({ dropNext: 1 });
    expect(await confirmCard(clientSecret ?? "")).toBe("succeeded");
    expect(await opened(token)).toMatchObject({ state: "paid" });
    expect(await readByStaff(order.id)).toMatchObject({
      ...{ amountCAD: 6000, standing: { receivedCents: 6000 } },
    });
  });

  it("is not changed by a payment that went back at Stripe before anybody heard of it, and who paid is told", async () => {
    const payer = newAddress("payer");
    const { order, token, further } = await proposed(payer);
    const { clientSecret } = await opened(token);
    await simulator().webhooks({ dropNext: 2 });
    expect(await confirmCard(clientSecret ?? "")).toBe("succeeded");
    await refundAtStripe(further.stripe_id, 2000);
    expect(await opened(token)).toMatchObject({ state: "over" });
    expect(await readByStaff(order.id)).toMatchObject({
      ...{ amountCAD: 4000, items: [{ qty: 2 }], standing: { receivedCents: 4000 } },
    });
    expect(await refundedAt(further.stripe_id)).toBe(2000);
    await mailWith(payer, `We could not change your order ${order.number}: $20.00 goes back`);
  });

  it("pays back what was paid for a change that cannot be made any more, and stays as it is", async () => {
    const { order, token, further } = await proposed();
    const { clientSecret } = await opened(token);
    // Somebody mends the address, and the card is charged before anybody looked.
    const moved = { shipping: { ...order.shipping, address: "9 Elm Street" } };
    const { state } = await editable(order.id);
    expect((await ask(order.id, moved)).sentences).toContain(
      "The change that waits for its payment ends by this one.",
    );
    expect((await save(order.id, moved, { state, agreedCents: 4000 })).status).toBe(200);
    expect(await confirmCard(clientSecret ?? "")).toBe("succeeded");
    await eventually(async () => expect(await refundedAt(further.stripe_id)).toBe(2000));
    await eventually(async () => {
      const kept = await readByStaff(order.id);
      expect(kept).toMatchObject({
        ...{ amountCAD: 4000, items: [{ qty: 2 }], standing: { receivedCents: 4000 } },
        shipping: { address: "9 Elm Street" },
      });
      expect([kept.refunds, kept.proposal]).toEqual([undefined, undefined]);
    });
    const mail = await mailWith(
      order.email,
      `We could not change your order ${order.number}: $20.00 goes back`,
    );
    expect(mail.html).toContain("The whole $20.00 goes back to your card");
    expect(await opened(token)).toMatchObject({ state: "over" });
    expect((await inMedusa(order.id)).summary).toMatchObject({
      ...{ current_order_total: 40, pending_difference: 0 },
    });
    const checked = await asStaff("moneyCheck.run", {});
    expect(JSON.stringify(checked.body)).not.toContain(further.stripe_id);
  });

  it("is packed as it is once Stripe has long refused to pay back what was paid for its change, and staff read what to do", async () => {
    const { order, token, further } = await proposed();
    const { clientSecret } = await opened(token);
    const moved = { shipping: { ...order.shipping, address: "9 Elm Street" } };
    const { state } = await editable(order.id);
    expect((await save(order.id, moved, { state, agreedCents: 4000 })).status).toBe(200);
    await simulator().fail({ kind: "error", count: 1000, method: "POST", path: "/v1/refunds" });
    try {
      expect(await confirmCard(clientSecret ?? "")).toBe("succeeded");
      await eventually(async () =>
        expect(
          await queryShop("select state from shop_payment where stripe_id = $1", [
            further.stripe_id,
          ]),
        ).toEqual([{ state: "paid" }]),
      );
      expect(await toPack(order.number)).not.toContain(order.id);
      await queryShop(
        "update shop_payment set updated_at = now() - interval '1 hour' where stripe_id = $1",
        [further.stripe_id],
      );
      const ended = await asStaff("orderEdits.endProposal", ofOrder(order.id));
      expect(ended.status, JSON.stringify(ended.body)).toBe(200);
      expect(JSON.stringify(ended.body)).toContain("Stripe refuses to pay it back");
    } finally {
      await simulator().clearFaults();
    }
    expect(await refundedAt(further.stripe_id)).toBe(0);
    const kept = await readByStaff(order.id);
    expect(kept).not.toHaveProperty("proposal");
    expect(kept.history.at(-1)?.note).toBe(
      "$20.00 was paid by card for a change that could not be made any more; the order stays as it is. The order was changed in the meantime. $20.00 was not paid back: Stripe refuses it, and its dashboard says why. Please pay it back there, or hand it back yourself. The buyer was not told: please do that yourself.",
    );
    expect(await toPack(order.number)).toContain(order.id);
    const mails = (await mailsTo(order.email)).map(({ subject = "" }) => subject);
    expect(mails.filter((subject) => subject.includes("goes back"))).toEqual([]);
    await refundAtStripe(further.stripe_id, 2000);
  });

  it("is packed as it is once staff end its change, or its time is over; nobody pays for it then", async () => {
    const { order, token, further, edit, state } = await proposed();
    const { clientSecret } = await opened(token);
    // Proposed once more, it takes the place of the one before.
    const again = await save(order.id, edit, { state, agreedCents: 6000 });
    expect(again.status, JSON.stringify(again.body)).toBe(200);
    expect(await confirmCard(clientSecret ?? "")).toBe("payment_intent_unexpected_state");
    expect(await opened(token)).toMatchObject({ state: "over" });
    const ended = await asStaff("orderEdits.endProposal", ofOrder(order.id));
    expect(ended.status, JSON.stringify(ended.body)).toBe(200);
    expect(OrderStatusResponse.parse(ended.body).order).not.toHaveProperty("proposal");
    expect((await asStaff("orderEdits.endProposal", ofOrder(order.id))).status).toBe(409);
    expect(await toPack(order.number)).toContain(order.id);

    await save(order.id, edit, { state, agreedCents: 6000 });
    await queryShop(
      `update shop_payment set proposal = proposal || '{"until": "2026-01-01T00:00:00.000Z"}'
        where for_order = $1 and state = 'open'`,
      [order.id],
    );
    const subject = `Please pay $20.00 for the change to your order ${order.number}`;
    expect(await opened(tokenIn(await mailWith(order.email, subject, 3)))).toMatchObject({
      state: "over",
    });
    const late = await readByStaff(order.id);
    expect([late.amountCAD, late.proposal]).toEqual([4000, undefined]);
    expect(late.history.at(-1)?.note).toContain("It was not paid in time.");
    expect((await intentAtStripe(further.stripe_id)).status).toBe("canceled");
    await setStatus(catalog.admin, order.id, "fulfilled");
    expect((await readByStaff(order.id)).status).toBe("fulfilled");
  });

  it("keeps its codes, which count once, whatever it becomes and however often", async () => {
    const code = await store.addCode("ONCE", 10, { limit: 1 });
    const used = async () => {
      const { promotions } = await catalog.admin.get<{ promotions: { used: number }[] }>(
        `/promotions?code=${code}&fields=used`,
      );
      return promotions[0]?.used;
    };
    const { order } = await taken(
      bodyOf(newAddress("code"), {
        ...{ codes: [code], amountCAD: 3600, payment: { by: "means", means: "cash" } },
      }),
    );
    expect(await used()).toBe(1);
    const { state, codes, whyNoGoods } = await editable(order.id);
    expect([codes, whyNoGoods]).toEqual([[code], null]);
    const more = { items: [{ productId: cane.id, qty: 3 }], shipping: order.shipping };
    const paid = { ...more, means: "cash" as const };
    expect((await ask(order.id, paid)).sentences.slice(0, 4)).toEqual([
      "Phone cane: 3 instead of 2.",
      `The code ${code} takes off $6.00 instead of $4.00.`,
      "The total is $54.00 instead of $36.00.",
      "The difference of $18.00 was paid (Cash).",
    ]);
    const saved = await save(order.id, paid, { state, agreedCents: 5400 });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await used()).toBe(1);
    // Nobody else may use it meanwhile, and somebody may once staff took it away.
    const other = await taken(
      bodyOf(newAddress("other"), { payment: { by: "means", means: "cash" } }),
    );
    const withCode = {
      items: [{ productId: cane.id, qty: 2 }],
      shipping: other.order.shipping,
      codes: [code],
    };
    const unusable = await ask(other.order.id, withCode);
    expect([unusable.sentences, unusable.totals?.codes]).toEqual([
      [],
      [{ code, amount: 0, problem: "This code has been used as often as it can be." }],
    ]);
    const { state: next } = await editable(order.id);
    const without = { ...paid, codes: [] };
    const taking = await save(order.id, without, { state: next, agreedCents: 6000 });
    expect(taking.status, JSON.stringify(taking.body)).toBe(200);
    expect(await used()).toBe(0);
    expect((await ask(other.order.id, withCode)).sentences).toContain(
      `The code ${code} takes off $4.00.`,
    );
    const { state: otherState } = await editable(other.order.id);
    const given = await save(other.order.id, withCode, { state: otherState, agreedCents: 3600 });
    expect(given.status, JSON.stringify(given.body)).toBe(200);
    expect(await used()).toBe(1);
    await setStatus(catalog.admin, other.order.id, "cancelled");
    await eventually(async () => expect(await used()).toBe(0));
    await setStatus(catalog.admin, order.id, "cancelled");
    expect(await used()).toBe(0);
  });

  it("is changed though Stripe pays nothing back just then, and the shop goes on by itself", async () => {
    const { order } = await aPaidOrder();
    const fewer = { items: [{ productId: cane.id, qty: 1 }], shipping: order.shipping };
    const { state } = await editable(order.id);
    await simulator().fail({ kind: "error", count: 3, method: "POST", path: "/v1/refunds" });
    const saved = await save(order.id, fewer, { state, agreedCents: 2000 });
    expect(saved).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining("$20.00 could not be paid back yet") },
    });
    await simulator().clearFaults();
    expect(await refundedAt(order.stripeId ?? "")).toBe(0);
    // Whatever is done next goes on with it first.
    await setStatus(catalog.admin, order.id, "fulfilled");
    expect(await refundedAt(order.stripeId ?? "")).toBe(2000);
    expect((await readByStaff(order.id)).refunds?.map(({ amount }) => amount)).toEqual([2000]);
  });

  it("is that of the address which is mended, and nothing is left to whoever has the one of before", async () => {
    const [wrong, right] = [newAddress("wrong"), newAddress("right")];
    const { order } = await taken(bodyOf(wrong));
    const token = await linkOf(wrong, order.number);
    expect((await opened(token)).state).toBe("payable");
    const { state } = await editable(order.id);
    const edit = {
      items: [{ productId: cane.id, qty: 1 }],
      shipping: { ...SHIPPING, email: right },
    };
    const { amountCAD: agreedCents } = await ask(order.id, edit);
    const saved = await save(order.id, edit, { state, agreedCents });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(OrderStatusResponse.parse(saved.body).order).toMatchObject({
      ...{ email: right, isGuest: true, shipping: { email: right } },
    });
    await refused(token);
    const mail = await mailWith(right, `Your order ${order.number} was changed`);
    expect((await opened(tokenIn(mail))).state).toBe("payable");
    const owners = await queryShop<{ same: boolean; email: string }>(
      `select p.user_id = s.user_id as same, o.email from shop_order s
         join shop_payment p on p.id = s.payment_id join "order" o on o.id = s.id where s.id = $1`,
      [order.id],
    );
    expect(owners).toEqual([{ same: true, email: right }]);
    await setStatus(catalog.admin, order.id, "cancelled");
  });
});
