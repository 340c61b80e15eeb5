import { ErrorResponse, ORDER_LINK_INVALID, OrderLookUp } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type CartLine,
  type Checkout,
  checkOut,
  confirmCard,
  readOrder,
  SHIPPING,
  setStatus,
  withdrawOrders,
} from "./support/checkout";
import { mailWith, tokenIn } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor, type VisitorAnswer } from "./support/visitor";

let catalog: TestCatalog;
let shopper: Shopper;
let cane: CartLine;
let paid: Checkout;
let other: Checkout;
let number: string;
let mailed: string;
const recipient = newAddress("parcel");

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  const product = await catalog.add({ title: "Cane", dollars: 19.99, stock: 500 });
  cane = { product, cents: 1999, qty: 2 };
  const shipping = { ...SHIPPING, email: recipient };
  paid = await checkOut(shopper.visitor, [cane], { shipping });
  await confirmCard(paid.clientSecret);
  number = String((await readOrder(shopper.visitor, paid.orderId)).number);
  mailed = tokenIn(await mailWith(recipient, `Thank you for your order ${number}`));
  other = await checkOut(shopper.visitor, [{ ...cane, qty: 1 }]);
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

const lookUp = (asked: { number: string; email: string }, visitor = new Visitor()) =>
  visitor.ask("orders.lookUp", { body: asked });
const open = (token: string) => new Visitor().ask("orders.openLink", { query: { token } });
const found = ({ status, body }: VisitorAnswer) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return OrderLookUp.parse(body);
};

describe("how an order stands", () => {
  it("is shown to whoever has its number and either of its addresses, and to the mail's link", async () => {
    const answers = [
      await lookUp({ number: `Order ${number}`, email: shopper.email }),
      await lookUp({ number: `#${number}`, email: recipient.toUpperCase() }),
      await open(mailed),
    ];
    for (const answer of answers) {
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(found(answer)).toMatchObject({
        order: { number: Number(number), status: "paid", amountCAD: 3998 },
        destination: { city: SHIPPING.city, region: SHIPPING.region },
        steps: [{ to: "pending" }, { to: "paid" }],
        parcels: [],
      });
    }
    const { token } = found(answers[0] as VisitorAnswer);
    expect(found(await open(token)).order.number).toBe(Number(number));
    // A link makes no other one that outlives it.
    expect(found(await open(token)).token).toBe(token);
    expect(found(await open(mailed)).token).toBe(mailed);
  });

  it("tells nobody who it is for, and nothing that is the shop's own", async () => {
    const shown = JSON.stringify((await open(mailed)).body);
    for (const secret of [
      SHIPPING.name,
      SHIPPING.phone,
      SHIPPING.address,
      SHIPPING.postal,
      recipient,
      shopper.email,
      paid.paymentId,
    ]) {
      expect(shown).not.toContain(secret);
    }
  });

  it("tells where the parcels are once staff sent them", async () => {
    await setStatus(catalog.admin, paid.orderId, "fulfilled");
    await queryShop(
      `insert into fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id)
       select 'label_' || fulfillment_id, 'CP123', 'https://track.example/CP123', '#', fulfillment_id
         from order_fulfillment where order_id = $1`,
      [paid.orderId],
    );
    const { order, parcels } = found(await open(mailed));
    expect(order.status).toBe("fulfilled");
    expect(parcels).toMatchObject([
      { deliveredAt: null, trackings: [{ number: "CP123", url: "https://track.example/CP123" }] },
    ]);
    expect(parcels[0]?.sentAt).toBeTruthy();
  });
});

describe("guessing", () => {
  it("is answered alike, and as slowly, for a wrong number and a wrong address", async () => {
    const started = Date.now();
    const wrong = [
      await lookUp({ number, email: newAddress() }),
      await lookUp({ number: "99999999", email: shopper.email }),
    ];
    expect(Date.now() - started).toBeGreaterThanOrEqual(1000);
    expect(wrong.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(2).fill({
        status: 404,
        body: { message: expect.stringMatching(/^We found no order/) },
      }),
    );
  });

  it("is over after ten tries with an address, which keeps its own tries and its mail's link", async () => {
    const guesser = new Visitor();
    const tries = Array.from({ length: 11 }, (_, index) =>
      lookUp({ number: String(90_000_000 + index), email: shopper.email }, guesser),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    found(await lookUp({ number, email: shopper.email }));
    found(await open(mailed));
  });

  it("of links opens nothing: not another order, not another time", async () => {
    const [id = "", expires = "", seal = ""] = mailed.split(".");
    expect(id).toBe(paid.orderId);
    for (const forged of [
      `${other.orderId}.${expires}.${seal}`,
      `${id}.${Number(expires) + 1}.${seal}`,
      "nonsense",
    ]) {
      const { status, body } = await open(forged);
      expect([status, ErrorResponse.parse(body).code], forged).toEqual([400, ORDER_LINK_INVALID]);
    }
  });
});
