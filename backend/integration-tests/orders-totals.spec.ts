import {
  CheckoutConflict,
  CheckoutTotals,
  OrderCreatedResponse,
  type OrderTotals,
} from "@eldercare/contracts";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  beginPayment,
  type CartLine,
  checkOut,
  confirmCard,
  orderRequest,
  placeOrder,
  readOrder,
  setStatus,
  storedStatus,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailWith } from "./support/mailbox";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { StoreSetup } from "./support/store-setup";
import { TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

/** A store that staff set up in Medusa: taxes on top of prices, two deliveries to Ontario, codes. */

let catalog: TestCatalog;
let store: StoreSetup;
let ada: Shopper;
let lamp: CartLine;
let express: string;
let ten: string;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  store = await StoreSetup.open(catalog);
  ada = await aSignedInShopper();
  const product = await catalog.add({ title: "Lamp", dollars: 19.99, stock: 500 });
  lamp = { product, cents: 1999, qty: 3 };
  express = await store.addDelivery("Express", 12.49, { province: "on" });
  ten = await store.addCode("TEN", 10);
  await store.setTaxes(true);
  await store.setIncluded(false);
});
afterAll(async () => {
  await store.setIncluded(true);
  await store.setTaxes(false);
  await withdrawOrders(catalog);
  await store.undo();
  await catalog.close();
});

interface Choice {
  region: string;
  /** Where mails go. */
  email?: string;
  deliveryOptionId?: string;
  codes?: string[];
}

/** What the checkout page does: it shows the totals, and orders at them. */
async function orderTo({ region, email, ...choices }: Choice, shopper = ada) {
  const shipping = { ...orderRequest([lamp]).shipping, region, ...(email && { email }) };
  const { body } = await shopper.visitor.ask("checkout.totals", {
    body: { items: [{ productId: lamp.product.id, qty: lamp.qty }], shipping, ...choices },
  });
  const totals = CheckoutTotals.parse(body);
  const request = orderRequest([lamp], { shipping, amountCAD: totals.total, ...choices });
  return { totals, request };
}

async function buy(choice: Choice) {
  const { totals, request } = await orderTo(choice);
  const checkout = await checkOut(ada.visitor, [lamp], request);
  expect(await confirmCard(checkout.clientSecret)).toBe("succeeded");
  await eventually(async () => expect(await storedStatus(checkout.orderId)).toBe("paid"));
  return { ...checkout, totals, order: await readOrder(ada.visitor, checkout.orderId) };
}

interface MedusaOrder {
  total: number;
  tax_total: number;
  discount_total: number;
  summary: { paid_total: number; pending_difference: number };
  items: { tax_lines: { description: string; rate: number }[] }[];
  shipping_methods: { name: string; amount: number }[];
}

const inMedusa = async (orderId: string) =>
  (
    await catalog.admin.get<{ order: MedusaOrder }>(
      `/orders/${orderId}?fields=total,tax_total,discount_total,*summary,*items.tax_lines,*shipping_methods`,
    )
  ).order;

describe("an order with delivery, taxes and a code", () => {
  it.each<[string, Choice, Partial<OrderTotals>]>([
    [
      "Ontario",
      { region: "on" },
      { taxes: [{ name: "HST", rate: 13, amount: 780 }], total: 5997 + 780 },
    ],
    [
      "Quebec",
      { region: "qc" },
      {
        taxes: [
          { name: "GST", rate: 5, amount: 300 },
          { name: "QST", rate: 9.975, amount: 598 },
        ],
        total: 5997 + 898,
      },
    ],
  ])("to %s is charged, kept and known to Medusa at its totals", async (_, choice, expected) => {
    const { orderId, totals, order } = await buy(choice);
    expect(order.totals).toMatchObject({ ...expected, deliveryName: "Free delivery" });
    expect(order.amountCAD).toBe(totals.total);
    const made = await inMedusa(orderId);
    expect(made.total).toBeCloseTo(totals.total / 100, 8);
    expect(made.summary).toMatchObject({ paid_total: totals.total / 100, pending_difference: 0 });
    expect(made.items[0]?.tax_lines.map(({ description, rate }) => [description, rate])).toEqual(
      expected.taxes?.map(({ name, rate }) => [name, rate]),
    );
  });

  it("pays for the delivery that was chosen, less what the code takes off", async () => {
    const { orderId, order } = await buy({ region: "on", deliveryOptionId: express, codes: [ten] });
    // 13 % of 53.97 and of 12.49 are 7.0161 and 1.6237.
    expect(order.totals).toEqual({
      subtotal: 5997,
      discount: 600,
      delivery: 1249,
      deliveryName: "Express",
      taxes: [{ name: "HST", rate: 13, amount: 702 + 162 }],
      taxTotal: 864,
      total: 5397 + 1249 + 864,
      pricesIncludeTax: false,
      codes: [{ code: ten, amount: 600 }],
    });
    const made = await inMedusa(orderId);
    expect(made.total).toBeCloseTo(75.1, 8);
    expect(made.shipping_methods).toMatchObject([{ name: "Express", amount: 12.49 }]);
  });

  it("at another total is refused with the fresh totals", async () => {
    const { totals, request } = await orderTo({ region: "on", deliveryOptionId: express });
    await beginPayment(ada.visitor, totals.total);
    const placed = await ada.visitor.ask("orders.place", {
      body: { ...request, amountCAD: totals.total - 1 },
    });
    expect(placed.status).toBe(409);
    const { totals: fresh, ...conflict } = CheckoutConflict.parse(placed.body);
    expect(conflict).toMatchObject({ code: "prices_changed", amountCAD: totals.total });
    expect(fresh).toEqual(totals);
  });

  it("with a delivery that is not offered any more is told so", async () => {
    const { totals, request } = await orderTo({ region: "on", deliveryOptionId: express });
    await beginPayment(ada.visitor, totals.total);
    const shipping = { ...request.shipping, region: "ab" };
    const { status, body } = await ada.visitor.ask("orders.place", {
      body: { ...request, shipping },
    });
    expect(status).toBe(409);
    expect(CheckoutConflict.parse(body)).toMatchObject({
      message: "This way of delivery is not offered for this address. Please choose another.",
      totals: { taxes: [{ name: "GST", rate: 5 }], delivery: 0 },
    });
  });
});

/** What the accountant gets, row by row. */
async function booksOf(numbers: readonly number[]) {
  const { body, status } = await new Visitor().ask("orders.export", {
    headers: { authorization: `Bearer ${catalog.admin.token}` },
  });
  expect(status).toBe(200);
  const rows: Record<string, string>[] = parse(String(body), { columns: true, bom: true });
  return rows.filter(({ Order: number }) => numbers.includes(Number(number)));
}
const centsOf = (amount: string | undefined) => Math.round(Number(amount || 0) * 100);

describe("a part that staff pay back in Medusa Admin", () => {
  it("holds its share of everything, in the order, in a mail and in the books", async () => {
    const email = newAddress("buyer");
    const { orderId, order } = await buy({ region: "qc", codes: [ten], email });
    const { order: made } = await catalog.admin.get<{
      order: { payment_collections: { payments: { id: string }[] }[] };
    }>(`/orders/${orderId}?fields=*payment_collections.payments`);
    const [payment] = made.payment_collections.flatMap(({ payments }) => payments);
    await catalog.admin.post(`/payments/${payment?.id}/refund`, { amount: 20 });
    const mail = await mailWith(email, `Part of your order ${order.number} was refunded`);
    expect(mail.text).toContain("We have paid $20.00 back to you");
    // 53.97 with 2.70 GST and 5.38 QST is 62.05.
    expect(mail.text).toContain("This includes taxes: GST (5%): $0.87, QST (9.975%): $1.73.");
    const after = await readOrder(ada.visitor, orderId);
    expect(after.status).toBe("paid");
    expect(after.refunds).toMatchObject([
      { amount: 2000, discount: 193, taxTotal: 260, subtotal: 2000 + 193 - 260 },
    ]);

    expect(await setStatus(catalog.admin, orderId, "refunded")).toMatchObject({ status: 200 });
    const books = await booksOf([order.number]);
    expect(books.map(({ Entry, Total }) => [Entry, Total])).toEqual([
      ["Sale", "62.05"],
      ["Refund", "-20.00"],
      ["Refund", "-42.05"],
    ]);
    for (const row of books) {
      const taxes = centsOf(row["GST (5%)"]) + centsOf(row["QST (9.975%)"]);
      expect(taxes).toBe(centsOf(row.Taxes));
      expect(centsOf(row.Subtotal) - centsOf(row.Discount) + centsOf(row.Delivery) + taxes).toBe(
        centsOf(row.Total),
      );
    }
    for (const column of ["Subtotal", "Discount", "GST (5%)", "QST (9.975%)", "Total"]) {
      expect(books.reduce((sum, row) => sum + centsOf(row[column]), 0)).toBe(0);
    }
  });
});

describe("a code that may be used once", () => {
  const used = async (code: string) => {
    const [row] = await queryShop<{ used: number }>("select used from promotion where code = $1", [
      code,
    ]);
    return row?.used;
  };

  it("is used by one of two buyers at once, and is free again when that order is cancelled", async () => {
    const once = await store.addCode("ONCE", 20, { limit: 1 });
    const rivals = [ada, await aSignedInShopper()];
    const choice = { region: "on", codes: [once] };
    const asked = await Promise.all(
      rivals.map(async (shopper) => ({ shopper, ...(await orderTo(choice, shopper)) })),
    );
    for (const { shopper, totals } of asked) await beginPayment(shopper.visitor, totals.total);
    const answers = await Promise.all(
      asked.map(({ shopper, request }) => shopper.visitor.ask("orders.place", { body: request })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    const { message, totals } = CheckoutConflict.parse(answers[refused]?.body);
    expect(message).toContain("This code has been used as often as it can be.");
    expect(totals).toMatchObject({ discount: 0, codes: [{ code: once, amount: 0 }] });
    expect(await used(once)).toBe(1);

    const { id } = OrderCreatedResponse.parse(answers[1 - refused]?.body);
    expect(await setStatus(catalog.admin, id, "cancelled")).toMatchObject({ status: 200 });
    expect(await used(once)).toBe(0);
    const late = asked[refused];
    if (!late) throw new Error("Nobody was refused.");
    await beginPayment(late.shopper.visitor, late.totals.total);
    const kept = await placeOrder(late.shopper.visitor, late.request);
    expect((await readOrder(late.shopper.visitor, kept)).totals.codes).toEqual([
      { code: once, amount: 1199 },
    ]);
    expect(await used(once)).toBe(1);
  });
});
