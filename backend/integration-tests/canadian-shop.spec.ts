import { OrderLookUp, type ProvinceCode, TAX_CLASS_LABEL, TAX_CLASSES } from "@eldercare/contracts";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  beginPayment,
  type CartLine,
  confirmCard,
  intentAtStripe,
  orderRequest,
  placeOrder,
  readOrder,
  SHIPPING,
  storedStatus,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { StoreSetup } from "./support/store-setup";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

/** A store set up as a shop owner would in Medusa Admin, sold from to all of Canada, to the cent. */

/** What the law takes of each province's order, in per cent (docs/taxes.md), worked out by hand here. */
const RATES: Record<ProvinceCode, Record<string, number>> = {
  bc: { "GST (5%)": 5, "PST (7%)": 7 },
  ab: { "GST (5%)": 5 },
  sk: { "GST (5%)": 5, "PST (6%)": 6 },
  mb: { "GST (5%)": 5, "RST (7%)": 7 },
  on: { "HST (13%)": 13 },
  qc: { "GST (5%)": 5, "QST (9.975%)": 9.975 },
  nb: { "HST (15%)": 15 },
  ns: { "HST (14%)": 14 },
  pe: { "HST (15%)": 15 },
  nl: { "HST (15%)": 15 },
  yt: { "GST (5%)": 5 },
  nt: { "GST (5%)": 5 },
  nu: { "GST (5%)": 5 },
};
const PROVINCES = Object.keys(RATES) as ProvinceCode[];
const NUMBERS = { gstHst: "123456789 RT0001", qst: "", bc: "PST-1234-5678", sk: "", mb: "" };

let catalog: TestCatalog;
let store: StoreSetup;
let ada: Shopper;
/** 3 × 19.99, taxed, and 100.00, a zero-rated device. */
let cart: CartLine[];
let express: string;
let ten: string;

const staff = new Visitor();
const asStaff = () => ({ headers: { authorization: `Bearer ${catalog.admin.token}` } });
async function setUp(guestCheckout: boolean, isOn: boolean, numbers = NUMBERS) {
  await store.setTaxes(isOn);
  await store.setIncluded(!isOn);
  await staff.ask("checkoutSettings.change", { ...asStaff(), body: { guestCheckout } });
  await staff.ask("taxSettings.change", { ...asStaff(), body: { numbers } });
}

beforeAll(async () => {
  catalog = await TestCatalog.open();
  store = await StoreSetup.open(catalog);
  ada = await aSignedInShopper();
  const lamp = await catalog.add({ title: "Lamp", dollars: 19.99, stock: 500 });
  const walker = await catalog.add({
    title: "Walker",
    dollars: 100,
    stock: 500,
    specs: [{ name: TAX_CLASS_LABEL, value: TAX_CLASSES["zero-rated"] }],
  });
  cart = [
    { product: lamp, cents: 1999, qty: 3 },
    { product: walker, cents: 10_000, qty: 1 },
  ];
  express = await store.addDelivery("Express", 12.49);
  ten = await store.addCode("TEN", 10);
  await setUp(true, true);
});
afterAll(async () => {
  await setUp(false, false, { gstHst: "", qst: "", bc: "", sk: "", mb: "" });
  await withdrawOrders(catalog);
  await store.undo();
  await catalog.close();
});

async function aGuest(): Promise<Visitor> {
  const visitor = new Visitor();
  const { status } = await visitor.ask("guests.begin", { body: { email: newAddress("guest") } });
  expect(status).toBe(200);
  return visitor;
}

/** What an order to a province has to come to: 10 % off the goods, each tax rounded on each line. */
function byHand(region: ProvinceCode) {
  const taxed = [5997 - 600, 1249];
  const taxes = Object.entries(RATES[region]).map(([title, rate]) => {
    const amount = taxed.reduce((sum, cents) => sum + Math.round((cents * rate) / 100), 0);
    return [title, amount] as const;
  });
  const total = 15_997 - 1600 + 1249 + taxes.reduce((sum, [, amount]) => sum + amount, 0);
  return { taxes, total };
}

async function buy(visitor: Visitor, region: ProvinceCode) {
  const { total } = byHand(region);
  const choices = { deliveryOptionId: express, codes: [ten] };
  const shipping = { ...SHIPPING, region };
  const clientSecret = await beginPayment(visitor, total);
  const orderId = await placeOrder(
    visitor,
    orderRequest(cart, { shipping, amountCAD: total, ...choices }),
  );
  expect(await confirmCard(clientSecret)).toBe("succeeded");
  await eventually(async () => expect(await storedStatus(orderId)).toBe("paid"));
  const [paymentId = ""] = clientSecret.split("_secret_");
  return { order: await readOrder(visitor, orderId), paymentId };
}

const cents = (amount: string | undefined) => Math.round(Number(amount || 0) * 100);

it("sells to every province, as customer and as guest, pays a part back, and its books add up", async () => {
  const sold: Awaited<ReturnType<typeof buy>>[] = [];
  for (const [index, region] of PROVINCES.entries()) {
    sold.push(await buy(index % 2 === 0 ? ada.visitor : await aGuest(), region));
  }
  for (const [index, { order, paymentId }] of sold.entries()) {
    const region = PROVINCES[index] ?? "on";
    const { taxes, total } = byHand(region);
    expect(order.amountCAD, region).toBe(total);
    expect(
      order.totals.taxes.map(({ name, rate, amount }) => [`${name} (${rate}%)`, amount]),
      region,
    ).toEqual(taxes);
    expect((await intentAtStripe(paymentId)).amount_received, region).toBe(total);
  }
  const [bc] = sold;
  expect(bc?.order.totals.taxes.map(({ registration }) => registration)).toEqual([
    NUMBERS.gstHst,
    NUMBERS.bc,
  ]);

  const { order: made } = await catalog.admin.get<{
    order: { payment_collections: { payments: { id: string }[] }[] };
  }>(`/orders/${bc?.order.id}?fields=*payment_collections.payments`);
  const [payment] = made.payment_collections.flatMap(({ payments }) => payments);
  await catalog.admin.post(`/payments/${payment?.id}/refund`, { amount: 20 });

  const numbers = new Set(sold.map(({ order }) => String(order.number)));
  const readBooks = async () => {
    const { body } = await staff.ask("orders.export", asStaff());
    const rows: Record<string, string>[] = parse(String(body), { columns: true, bom: true });
    return rows.filter(({ Order: number }) => numbers.has(number ?? ""));
  };
  await eventually(async () => expect(await readBooks()).toHaveLength(PROVINCES.length + 1));
  const books = await readBooks();
  const titles = [...new Set(PROVINCES.flatMap((region) => Object.keys(RATES[region])))];
  for (const row of books) {
    const taxes = titles.reduce((sum, title) => sum + cents(row[title]), 0);
    expect(taxes).toBe(cents(row.Taxes));
    expect(cents(row.Subtotal) - cents(row.Discount) + cents(row.Delivery) + taxes).toBe(
      cents(row.Total),
    );
  }
  const atStripe = sold.reduce((sum, { order }) => sum + order.amountCAD, 0) - 2000;
  expect(books.reduce((sum, row) => sum + cents(row.Total), 0)).toBe(atStripe);
});

it("keeps what a buyer says of a written order for staff and buyer, and tells nobody else", async () => {
  const product = await catalog.add({
    title: "Cushion",
    dollars: 50,
    stock: 5,
    specs: [{ name: TAX_CLASS_LABEL, value: TAX_CLASSES["zero-rated-with-prescription"] }],
  });
  const writtenOrder = "Dr. Singh, October 3";
  await beginPayment(ada.visitor, 5000);
  const id = await placeOrder(
    ada.visitor,
    orderRequest([{ product, cents: 5000, qty: 1 }], { writtenOrder }),
  );
  const { number, totals } = await readOrder(ada.visitor, id);
  expect(totals).toMatchObject({ taxes: [], total: 5000, writtenOrder });
  const { body } = await staff.ask("orders.lookUp", { body: { number, email: ada.email } });
  expect(OrderLookUp.parse(body).order.number).toBe(number);
  expect(JSON.stringify(body)).not.toContain("Singh");
});
