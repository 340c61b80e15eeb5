import {
  AccountOrderListResponse,
  isToSend,
  ORDER_GOODS,
  ORDER_STATUSES,
  Order,
  OrderEditable,
  OrderLookUp,
  PackingResponse,
  ParcelResponse,
} from "@eldercare/contracts";
import type { CallName } from "@eldercare/contracts/calls";
import { afterAll, beforeAll, expect, it } from "vitest";
import { IS_TO_SEND } from "../src/modules/shop-order/orders-to-pack";
import {
  type CartLine,
  checkOut,
  confirmCard,
  readOrder,
  SHIPPING,
  setStatus,
  stockOf,
  storedStatus,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailsTo, mailWith, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { type Question, Visitor } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let cane: MadeProduct;
let lamp: MadeProduct;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  cane = await catalog.add({ title: "Cane of parcels", dollars: 20, stock: 50 });
  lamp = await catalog.add({ title: "Lamp of parcels", dollars: 30, stock: 50 });
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

const asStaff = (name: CallName, question: Question) => {
  const headers = { authorization: `Bearer ${catalog.admin.token}` };
  return new Visitor().ask(name, { ...question, headers });
};

async function anOrder({ isPaid = true } = {}) {
  const lines: CartLine[] = [
    { product: cane, cents: 2000, qty: 2 },
    { product: lamp, cents: 3000, qty: 1 },
  ];
  const email = newAddress("parcels");
  const checkout = await checkOut(shopper.visitor, lines, { shipping: { ...SHIPPING, email } });
  if (isPaid) await confirmCard(checkout.clientSecret);
  const { number } = await readOrder(shopper.visitor, checkout.orderId);
  return { id: checkout.orderId, email, number };
}

async function packing(id: string) {
  const { status, body } = await asStaff("packing.list", { query: { orders: id } });
  expect(status, JSON.stringify(body)).toBe(200);
  const [order] = PackingResponse.parse(body).orders;
  if (!order) throw new Error("There is no such order.");
  const lineOf = (name: string) => order.lines.find((line) => line.name === name)?.id ?? "";
  return { ...order, cane: lineOf("Cane of parcels"), lamp: lineOf("Lamp of parcels") };
}

const make = (id: string, body: object) =>
  asStaff("packing.makeParcel", { params: { id }, body: body as never });
const made = ({ status, body }: Awaited<ReturnType<typeof make>>) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return ParcelResponse.parse(body);
};
const subjectsOf = async (email: string) =>
  (await mailsTo(email)).map(({ subject = "" }) => subject.replace(/\d+/, "#"));

const THANKS = "Thank you for your order #";

/** How an order stands in its buyer's account. */
async function inTheAccount(id: string) {
  const { body } = await shopper.visitor.ask("account.orders");
  return AccountOrderListResponse.parse(body).orders.find((order) => order.id === id);
}

it("a product that is packed and not sent is kept, whoever deletes it", async () => {
  const stool = await catalog.add({ title: "Stool of parcels", dollars: 20, stock: 5 });
  const lines = [{ product: stool, cents: 2000, qty: 1 }];
  const shipping = { ...SHIPPING, email: newAddress("parcels") };
  const { clientSecret, orderId: id } = await checkOut(shopper.visitor, lines, { shipping });
  await confirmCard(clientSecret);
  await readOrder(shopper.visitor, id);
  made(await make(id, { key: "stoolpacked1", isSent: false }));

  const headers = { authorization: `Bearer ${catalog.admin.token}` };
  const inMedusa = (method: "DELETE" | "POST", path: string, body?: object) =>
    new Visitor().send(method, `/admin/products/${path}`, body, headers);
  const words = expect.stringMatching(
    /cannot be deleted here: 1 open order waits for it\. Send or/,
  );
  const refusal = { status: 409, body: { message: words } };
  expect(await inMedusa("DELETE", stool.id)).toMatchObject(refusal);
  expect(await inMedusa("POST", "batch", { delete: [stool.id] })).toMatchObject(refusal);
  const variant = `${stool.id}/variants/${stool.variantId}`;
  expect(await inMedusa("DELETE", variant)).toMatchObject(refusal);
  // Medusa deletes what a list of variants leaves out.
  expect(await inMedusa("POST", stool.id, { variants: [] })).toMatchObject(refusal);
  const update = [{ id: stool.id, variants: [] }];
  expect(await inMedusa("POST", "batch", { update })).toMatchObject(refusal);
  const whole = { variants: [{ id: stool.variantId }], title: "Stool of parcels, round" };
  expect(await inMedusa("POST", stool.id, whole)).toMatchObject({ status: 200 });

  const asked = await asStaff("products.readVariants", { params: { id: stool.id } });
  expect(asked.body).toMatchObject({ waitingOrders: 1 });
  await asStaff("products.remove", { params: { id: stool.id } });
  const [kept] = await queryShop(
    "select metadata from product where id = $1 and deleted_at is null",
    [stool.id],
  );
  expect(kept).toMatchObject({ metadata: { archived_at: expect.any(String) } });
  const { parcels } = await packing(id);
  const send = { params: { id, parcel: parcels[0]?.id ?? "" }, body: { isSent: true } };
  expect((await asStaff("packing.changeParcel", send as never)).status).toBe(200);
  expect(await inMedusa("DELETE", stool.id)).toMatchObject({ status: 200 });
});

it("the rest of an order that was sent in part goes to another street; its goods stay", async () => {
  const { id } = await anOrder();
  const { cane: caneLine } = await packing(id);
  const first = { key: "elsewhere1", lines: [{ lineId: caneLine, qty: 1 }], isSent: true };
  made(await make(id, first));
  const read = async () => {
    const { body } = await asStaff("orderEdits.read", { params: { id } });
    return OrderEditable.parse(body);
  };
  const { whyNot, whyNoGoods, state } = await read();
  expect([whyNot, whyNoGoods]).toEqual([null, expect.stringContaining("A part of it was sent")]);
  const { shipping, amountCAD: agreedCents, items } = await readOrder(shopper.visitor, id);
  const elsewhere = { ...shipping, address: "9 Cedar Lane", region: "on" as const };
  const save = (edit: object) =>
    asStaff("orderEdits.save", { params: { id }, body: { ...edit, state, agreedCents } as never });
  const fewer = items.slice(0, 1).map(({ productId = "", variantId }) => ({
    ...{ productId, qty: 1 },
    ...(variantId && { variantId }),
  }));
  expect((await save({ shipping: elsewhere, items: fewer })).status).toBe(409);
  const moved = await save({ shipping: elsewhere });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await packing(id)).shipping.address).toBe("9 Cedar Lane");
  expect((await packing(id)).stage).toBe("to-pack");
  made(await make(id, { key: "elsewhere2", isSent: true }));
  expect((await read()).whyNot).toContain("over");
  expect(await storedStatus(id)).toBe("fulfilled");
});

it("an order leaves in two parcels, each told of once, and is fulfilled with the last", async () => {
  const { id, email, number } = await anOrder();
  const before = await stockOf(catalog, cane);
  const { cane: caneLine } = await packing(id);
  const first = {
    key: "firstParcel1",
    lines: [{ lineId: caneLine, qty: 1 }],
    isSent: true,
    tracking: { carrier: "canada-post", number: "7023 2101 2345 6789" },
  };
  const answers = await Promise.all([1, 2, 3].map(() => make(id, first)));
  for (const answer of answers) expect(made(answer).message).toMatch(/^1 of 3 pieces sent\./);
  expect(await storedStatus(id)).toBe("paid");
  expect(await inTheAccount(id)).toMatchObject({ status: "paid", isPartSent: true });
  expect((await stockOf(catalog, cane))?.stocked).toBe((before?.stocked ?? 0) - 1);
  expect((await stockOf(catalog, cane))?.reserved).toBe((before?.reserved ?? 0) - 1);

  const mail = await mailWith(email, `Part of your order ${number} is on its way`);
  expect(mail.text).toContain("Canada Post, tracking number 7023210123456789");
  expect(mail.text).toContain("track-reperage/en#/search?searchFor=7023210123456789");
  expect(mail.text).toMatch(/Still to come[\s\S]*1 × Cane of parcels[\s\S]*1 × Lamp of parcels/);
  const seen = Order.parse(await readOrder(shopper.visitor, id));
  expect(seen.parcels).toMatchObject([
    {
      items: [{ name: "Cane of parcels", qty: 1 }],
      trackings: [{ carrier: "Canada Post", number: "7023210123456789" }],
    },
  ]);
  expect(seen.history.filter(({ note }) => note.includes("1 of 3"))).toHaveLength(1);

  expect((await packing(id)).stage).toBe("to-pack");
  const rest = made(await make(id, { key: "restOfOrder1", isSent: true }));
  expect(rest.message).toBe("Everything was shipped.");
  expect(rest.order).toMatchObject({ status: "fulfilled", stage: "done" });
  expect(await inTheAccount(id)).not.toHaveProperty("isPartSent");
  expect(made(await make(id, { key: "restOfOrder2", isSent: true })).message).toBe(
    "Everything was shipped.",
  );
  await mailWith(email, `The rest of your order ${number} is on its way`);
  expect((await subjectsOf(email)).sort()).toEqual([
    "Part of your order # is on its way",
    THANKS,
    "The rest of your order # is on its way",
  ]);
  expect((await stockOf(catalog, cane))?.stocked).toBe((before?.stocked ?? 0) - 2);
  const { order } = await catalog.admin.get<{ order: { fulfillment_status: string } }>(
    `/orders/${id}?fields=fulfillment_status`,
  );
  expect(order.fulfillment_status).toBe("shipped");
});

it("a parcel is packed first and sent later, and its number is mended afterwards", async () => {
  const { id, email, number } = await anOrder();
  const { lamp: lampLine } = await packing(id);
  const body = { key: "packFirst01", lines: [{ lineId: lampLine, qty: 1 }], isSent: false };
  const { order, message } = made(await make(id, body));
  expect(message).toBe("A parcel with 1 piece was packed.");
  made(await make(id, body));
  expect(order.parcels).toMatchObject([{ sentAt: null, lines: [{ lineId: lampLine, qty: 1 }] }]);
  await mailWith(email, `Thank you for your order ${number}`);
  expect(await subjectsOf(email)).toEqual([THANKS]);

  const parcelId = order.parcels[0]?.id ?? "";
  const change = async (changed: object) =>
    made(
      await asStaff("packing.changeParcel", {
        params: { id, parcel: parcelId },
        body: changed as never,
      }),
    );
  const sent = await change({ isSent: true, tracking: { carrier: "ups", number: "1Z999" } });
  expect(sent.message).toBe("1 of 3 pieces sent. Tracking number 1Z999.");
  await change({ isSent: true });
  const mended = await change({
    tracking: { carrier: "other", number: "XY-12", url: "https://carrier.example/XY-12" },
  });
  expect(mended.order.parcels[0]?.trackings).toEqual([
    { carrier: "", number: "XY-12", url: "https://carrier.example/XY-12" },
  ]);
  const mail = await mailWith(email, `Part of your order ${number} is on its way`);
  const link = tokenIn(mail);
  const { body: found } = await new Visitor().ask("orders.openLink", { query: { token: link } });
  expect(OrderLookUp.parse(found).parcels).toMatchObject([{ trackings: [{ number: "XY-12" }] }]);
  expect((await change({ tracking: null })).order.parcels[0]?.trackings).toEqual([]);

  const { message: whole } = await setStatus(catalog.admin, id, "fulfilled");
  expect(whole).toBe("Everything was shipped.");
  await mailWith(email, `The rest of your order ${number} is on its way`);
  expect(await subjectsOf(email)).toHaveLength(3);
});

it("a parcel packed by mistake is taken apart before it leaves, once, and packed anew; a sent one is not", async () => {
  const { id } = await anOrder();
  const { cane: caneLine, lamp: lampLine } = await packing(id);
  const before = [await stockOf(catalog, cane), await stockOf(catalog, lamp)];
  const apart = (parcel: string) => asStaff("packing.takeApart", { params: { id, parcel } });
  const lines = [
    { lineId: caneLine, qty: 1 },
    { lineId: lampLine, qty: 1 },
  ];
  const parcel = made(await make(id, { key: "mistaken001", lines, isSent: false })).order
    .parcels[0];
  expect(await stockOf(catalog, lamp)).not.toEqual(before[1]);
  const answers = await Promise.all([1, 2].map(() => apart(parcel?.id ?? "")));
  for (const { message, order } of answers.map(made)) {
    expect(message).toBe("A parcel with 2 pieces was taken apart again.");
    expect(order).toMatchObject({ stage: "to-pack", parcels: [], status: "paid" });
    expect(order.lines.map(({ packed }) => packed)).toEqual([0, 0]);
  }
  expect([await stockOf(catalog, cane), await stockOf(catalog, lamp)]).toEqual(before);
  const { history } = Order.parse(await readOrder(shopper.visitor, id));
  expect(history.filter(({ note }) => note.includes("taken apart"))).toHaveLength(1);

  const sent = made(await make(id, { key: "rightOne001", lines, isSent: true })).order.parcels[0];
  const refused = await apart(sent?.id ?? "");
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining("This parcel has left") }),
  ]);
  expect((await apart("ful_none")).status).toBe(404);
  made(await make(id, { key: "restOfRight", isSent: true }));
  const [canes, lamps] = before.map((stock) => ({ stocked: 0, reserved: 0, ...stock }));
  const less = ({ stocked = 0, reserved = 0 } = {}, qty: number) => ({
    stocked: stocked - qty,
    reserved: reserved - qty,
  });
  expect(await stockOf(catalog, cane)).toMatchObject(less(canes, 2));
  expect(await stockOf(catalog, lamp)).toMatchObject(less(lamps, 1));
});

it.each(["refunded", "cancelled"])(
  "what was not sent of an order that is %s is for sale again, packed or not",
  async (status) => {
    const before = [await stockOf(catalog, cane), await stockOf(catalog, lamp)];
    const { id } = await anOrder();
    const { cane: caneLine, lamp: lampLine } = await packing(id);
    const parcel = (lineId: string, isSent: boolean) =>
      make(id, { key: `part${isSent}0001`, lines: [{ lineId, qty: 1 }], isSent });
    made(await parcel(caneLine, true));
    made(await parcel(lampLine, false));
    const { message } = await setStatus(catalog.admin, id, status);
    expect(message).toMatch(/was paid back\.$|what was not sent is for sale again\.$/);
    const [canes, lamps] = before.map((stock) => ({ ...stock }));
    expect(await stockOf(catalog, cane)).toEqual({ ...canes, stocked: (canes?.stocked ?? 0) - 1 });
    expect(await stockOf(catalog, lamp)).toEqual(lamps);
  },
);

it("the database says of every order what the shop's rule says: whether it is to be packed", async () => {
  const orders = ORDER_STATUSES.flatMap((status) =>
    ORDER_GOODS.flatMap((goods) =>
      [0, 5000].flatMap((amount) =>
        [0, 2000, 5000].flatMap((received) =>
          [[], [2000], [2000, 3000]].map((refunds) => ({
            ...{ status, goods, amount_cents: amount, received_cents: received },
            refunds: refunds.map((cents) => ({ at: "", amount: cents })),
          })),
        ),
      ),
    ),
  );
  const rows = await queryShop<{ is_to_send: boolean }>(
    `select ${IS_TO_SEND} as is_to_send from jsonb_to_recordset($1) as shop_order(place int,
         id text, status text, goods text, amount_cents int, received_cents int, refunds jsonb)
      order by place`,
    [JSON.stringify(orders.map((order, place) => ({ ...order, place })))],
  );
  expect(rows.map((row) => row.is_to_send)).toEqual(
    orders.map(
      ({ status, goods, amount_cents: amountCAD, received_cents: receivedCents, refunds }) =>
        isToSend({ status, amountCAD, standing: { receivedCents, goods }, refunds }),
    ),
  );
  expect(new Set(rows.map((row) => row.is_to_send)).size).toBe(2);
});

it("what is sent in part in Medusa Admin shows the same, with the number that was entered there", async () => {
  const { id, email, number } = await anOrder();
  const { lamp: lampLine } = await packing(id);
  const items = [{ id: lampLine, quantity: 1 }];
  const { order } = await catalog.admin.post<{ order: { fulfillments: { id: string }[] } }>(
    `/orders/${id}/fulfillments?fields=*fulfillments`,
    { items },
  );
  await catalog.admin.post(`/orders/${id}/fulfillments/${order.fulfillments[0]?.id}/shipments`, {
    items,
    labels: [
      {
        tracking_number: "PIN123",
        tracking_url: "https://www.purolator.com/en/shipping/tracker?pin=PIN123",
        label_url: "#",
      },
    ],
  });
  const mail = await mailWith(email, `Part of your order ${number} is on its way`);
  expect(mail.text).toContain("Purolator, tracking number PIN123");
  expect(await storedStatus(id)).toBe("paid");
  expect((await packing(id)).parcels).toMatchObject([{ trackings: [{ carrier: "Purolator" }] }]);
  await setStatus(catalog.admin, id, "fulfilled");
});

it("nothing is sent that is not paid, not there, or paid back, and nonsense is refused", async () => {
  const unpaid = await anOrder({ isPaid: false });
  const refused = async (id: string, body: object) => {
    const answer = await make(id, { key: "refusedOne", isSent: true, ...body });
    return [answer.status, (answer.body as { message: string }).message];
  };
  expect(await refused(unpaid.id, {})).toEqual([409, expect.stringContaining("is not paid")]);
  expect(await refused("order_none", {})).toEqual([404, "There is no such order."]);
  const { id } = unpaid;
  for (const tracking of [
    { carrier: "other", number: "12345", url: "javascript:alert(1)" },
    { carrier: "other", number: "12345", url: "http://carrier.example/" },
    { carrier: "ups", number: "<b>" },
    { carrier: "pigeon", number: "12345" },
  ]) {
    expect((await refused(id, { tracking }))[0]).toBe(400);
  }
  await setStatus(catalog.admin, id, "cancelled");
  expect(await refused(id, {})).toEqual([409, expect.stringContaining("paid back")]);
});

it("no more is packed than was ordered, and nothing that was not", async () => {
  const { id, email } = await anOrder();
  const { cane: caneLine } = await packing(id);
  const refused = async (lines: object[]) => {
    const { status, body } = await make(id, { key: "tooMuch0001", isSent: true, lines });
    return [status, (body as { message: string }).message];
  };
  expect(await refused([{ lineId: caneLine, qty: 3 }])).toEqual([
    409,
    expect.stringMatching(/^Of .+ only 2 are not packed yet, and 3 were asked for\.$/),
  ]);
  expect(await refused([{ lineId: "nothing", qty: 1 }])).toEqual([
    409,
    expect.stringContaining("has changed"),
  ]);
  await listsWhatIsToPack(id, email);
});

/** The list has what is paid, the oldest first, with the shelf's stock, until it left or was paid back. */
async function listsWhatIsToPack(id: string, email: string) {
  const stage = async (query: object) => {
    const { body } = await asStaff("packing.list", { query: { limit: "100", ...query } as never });
    return PackingResponse.parse(body).orders;
  };
  const toPack = await stage({ stage: "to-pack" });
  const times = toPack.map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort());
  const listed = toPack.find((order) => order.id === id);
  const found = async (search: string) => (await stage({ search })).map((order) => order.id);
  expect(await found(String(listed?.number))).toContain(id);
  expect(await found(email)).toEqual([id]);
  expect(listed?.lines).toMatchObject([
    { name: "Cane of parcels", qty: 2, packed: 0, sent: 0, onHand: expect.any(Number) },
    { name: "Lamp of parcels", qty: 1 },
  ]);
  made(await make(id, { key: "packAll0001", isSent: false }));
  expect((await stage({ stage: "to-pack" })).map((order) => order.id)).not.toContain(id);
  expect((await stage({ stage: "to-send" })).map((order) => order.id)).toContain(id);
  await setStatus(catalog.admin, id, "refunded");
  await eventually(async () =>
    expect((await stage({})).map((order) => order.id)).not.toContain(id),
  );
  await setStatus(catalog.admin, id, "paid");
  expect(await found(email)).toEqual([]);
  expect((await stage({})).map((order) => order.id)).not.toContain(id);
  expect((await asStaff("packing.list", { query: { orders: "a b" } })).status).toBe(400);
}
