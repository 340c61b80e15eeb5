import {
  CheckoutConflict,
  CheckoutTotalsAnswer,
  type CheckoutTotalsParams,
  DeliverySettings,
  ErrorResponse,
  FREE_DELIVERY_ESTIMATE,
  FREE_DELIVERY_NAME,
  OVERSIZE_LINE,
  TAX_CLASS_LABEL,
  TAX_CLASSES,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { aSignedInShopper } from "./support/shopper";
import { StoreSetup } from "./support/store-setup";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
/** 19.99, taxed. */
let lamp: MadeProduct;
/** 100.00, a zero-rated device. */
let walker: MadeProduct;
let store: StoreSetup;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  store = await StoreSetup.open(catalog);
  lamp = await catalog.add({ title: "Lamp", dollars: 19.99, stock: 50 });
  walker = await catalog.add({
    title: "Walker",
    dollars: 100,
    stock: 50,
    specs: [{ name: TAX_CLASS_LABEL, value: TAX_CLASSES["zero-rated"] }],
  });
});
afterAll(async () => {
  await store.undo();
  await catalog.close();
});

const ask = (changes: Partial<CheckoutTotalsParams> = {}) =>
  callApi(
    "checkout.totals",
    {},
    {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ items: [{ productId: lamp.id, qty: 3 }], ...changes }),
    },
  );
const totalsOf = async (changes?: Partial<CheckoutTotalsParams>) => {
  const { status, body } = await ask(changes);
  expect(status, JSON.stringify(body)).toBe(200);
  return CheckoutTotalsAnswer.parse(body);
};
const both = () => [
  { productId: lamp.id, qty: 3 },
  { productId: walker.id, qty: 1 },
];

describe("the totals of the demo store", () => {
  it("are its prices, with free delivery and without taxes", async () => {
    const totals = await totalsOf({ shipping: { region: "Ontario", postal: "k1a0b1" } });
    expect(totals).toEqual({
      subtotal: 5997,
      discount: 0,
      delivery: 0,
      deliveryOptions: [
        {
          id: expect.any(String),
          name: "Free delivery",
          amount: 0,
          estimate: FREE_DELIVERY_ESTIMATE,
        },
      ],
      deliveryOptionId: totals.deliveryOptions[0]?.id,
      taxes: [],
      taxTotal: 0,
      total: 5997,
      pricesIncludeTax: true,
      codes: [],
      acceptsCodes: false,
      asksWrittenOrder: false,
    });
    expect(await totalsOf()).toEqual(totals);
  });

  it("are a conflict with the fresh lines for more than there is", async () => {
    const { status, body } = await ask({ items: [{ productId: lamp.id, qty: 51 }] });
    expect(status).toBe(409);
    expect(CheckoutConflict.parse(body)).toMatchObject({
      code: "out_of_stock",
      lines: [{ productId: lamp.id, qty: 51, available: 50 }],
    });
  });
});

describe("with taxes turned on in Medusa and added to prices", () => {
  beforeAll(async () => {
    await store.setTaxes(true);
    await store.setIncluded(false);
  });
  afterAll(async () => {
    await store.setIncluded(true);
    await store.setTaxes(false);
  });

  it.each([
    ["on", [{ name: "HST", rate: 13, amount: 780 }]],
    [
      "qc",
      [
        { name: "GST", rate: 5, amount: 300 },
        { name: "QST", rate: 9.975, amount: 598 },
      ],
    ],
    ["ns", [{ name: "HST", rate: 14, amount: 840 }]],
    [
      "bc",
      [
        { name: "GST", rate: 5, amount: 300 },
        { name: "PST", rate: 7, amount: 420 },
      ],
    ],
    ["yt", [{ name: "GST", rate: 5, amount: 300 }]],
  ])("an order to %s pays its taxes on the lamp and none on the walker", async (region, taxes) => {
    const taxTotal = taxes.reduce((sum, { amount }) => sum + amount, 0);
    expect(await totalsOf({ items: both(), shipping: { region } })).toMatchObject({
      subtotal: 15_997,
      taxes,
      taxTotal,
      total: 15_997 + taxTotal,
      pricesIncludeTax: false,
    });
  });

  it("nobody pays any before it is known where the order goes", async () => {
    expect(await totalsOf({ items: both() })).toMatchObject({ taxes: [], total: 15_997 });
  });

  it("a device with a written order bears none, and the shop asks for it", async () => {
    const cushion = await catalog.add({
      title: "Cushion",
      dollars: 50,
      stock: 5,
      specs: [{ name: TAX_CLASS_LABEL, value: TAX_CLASSES["zero-rated-with-prescription"] }],
    });
    const asked = { items: [{ productId: cushion.id, qty: 1 }], shipping: { region: "bc" } };
    expect(await totalsOf(asked)).toMatchObject({ taxTotal: 600, asksWrittenOrder: true });
    expect(await totalsOf({ ...asked, writtenOrder: "Dr. Singh, October 3" })).toMatchObject({
      taxes: [],
      total: 5000,
      asksWrittenOrder: true,
    });
    const lampAlone = { shipping: { region: "bc" }, writtenOrder: "Dr. Singh, October 3" };
    expect(await totalsOf(lampAlone)).toMatchObject({ taxTotal: 720, asksWrittenOrder: false });
    expect((await ask({ ...asked, writtenOrder: "x" })).status).toBe(400);
    await store.setTaxProvider("tp_system");
    expect(await totalsOf(asked)).toMatchObject({ taxTotal: 600, asksWrittenOrder: false });
    await store.setTaxProvider("tp_tax-class_canada");
  });

  it("prices that include them say how much, and stay", async () => {
    await store.setIncluded(true);
    expect(await totalsOf({ items: both(), shipping: { region: "on" } })).toMatchObject({
      taxes: [{ name: "HST", rate: 13, amount: 690 }],
      total: 15_997,
      pricesIncludeTax: true,
    });
  });
});

describe("with a second way of delivery, for one province", () => {
  let express: string;

  beforeAll(async () => {
    express = await store.addDelivery("Express", 12.5, { province: "on" });
  });

  it("both are offered there, and the chosen one is charged", async () => {
    const shipping = { region: "on", postal: "K1A 0B1" };
    const { deliveryOptions, delivery } = await totalsOf({ shipping });
    expect(deliveryOptions.map(({ name, amount }) => [name, amount])).toEqual([
      ["Free delivery", 0],
      ["Express", 1250],
    ]);
    expect(delivery).toBe(0);
    expect(deliveryOptions[1]?.estimate).toBe("1 to 2 business days");
    expect(await totalsOf({ shipping, deliveryOptionId: express })).toMatchObject({
      delivery: 1250,
      deliveryOptionId: express,
      total: 7247,
    });
  });

  it("delivery is taxed when something of what it brings is", async () => {
    await store.setTaxes(true);
    await store.setIncluded(false);
    const shipping = { region: "on" };
    const walkerAlone = [{ productId: walker.id, qty: 1 }];
    const asked = { shipping, deliveryOptionId: express };
    const untaxed = await totalsOf({ ...asked, items: walkerAlone });
    const taxed = await totalsOf({ ...asked, items: both() });
    await store.setIncluded(true);
    await store.setTaxes(false);
    expect(untaxed).toMatchObject({ taxes: [], total: 11_250 });
    expect(taxed.taxes).toEqual([{ name: "HST", rate: 13, amount: 780 + 163 }]);
  });

  it("elsewhere it is neither offered nor taken", async () => {
    const shipping = { region: "ab" };
    expect((await totalsOf({ shipping })).deliveryOptions).toHaveLength(1);
    const { status, body } = await ask({ shipping, deliveryOptionId: express });
    expect([status, ErrorResponse.parse(body).message]).toEqual([
      400,
      "This way of delivery is not offered for this address. Please choose another.",
    ]);
  });
});

describe("what no common parcel takes", () => {
  const offersFor = async (...items: { productId: string; qty: number }[]) =>
    (await totalsOf({ items, shipping: { region: "mb" } })).deliveryOptions.map(({ name }) => name);

  it("goes by the profile named Oversize, with all else in the cart, where the store has one", async () => {
    const bed = await catalog.add({
      title: "Bed",
      dollars: 900,
      stock: 5,
      specs: [OVERSIZE_LINE],
    });
    const [lamps, beds] = [
      { productId: lamp.id, qty: 1 },
      { productId: bed.id, qty: 1 },
    ];
    expect(await offersFor(lamps, beds)).toEqual(["Free delivery"]);
    const profile = await store.addProfile("Oversize");
    const { status, body } = await ask({ items: [lamps, beds], shipping: { region: "mb" } });
    expect([status, CheckoutTotalsAnswer.parse(body).deliveryOptions]).toEqual([200, []]);
    await store.addDelivery("Freight", 99, { profile });
    expect(await offersFor(lamps, beds)).toEqual(["Freight"]);
    expect(await offersFor(beds)).toEqual(["Freight"]);
    expect(await offersFor(lamps)).toEqual(["Free delivery"]);
  });

  it("is told by its weight where a way of delivery has a rule on it", async () => {
    await catalog.admin.post(`/products/${lamp.id}`, { weight: 900 });
    const id = await store.addDelivery("Two people carry it", 40);
    const set = (ways: object[]) =>
      new Visitor().ask("deliverySettings.change", {
        body: { ways },
        headers: { authorization: `Bearer ${catalog.admin.token}` },
      });
    const gone = await set([{ id: "so_gone", overKg: 2, upToKg: null }]);
    expect(gone).toMatchObject({ status: 409 });
    expect((await set([{ id, overKg: 2, upToKg: 1 }])).status).toBe(400);
    const { status, body } = await set([{ id, overKg: 2, upToKg: null }]);
    expect(status).toBe(200);
    expect(DeliverySettings.parse(body).ways).toContainEqual(
      expect.objectContaining({ id, name: "Two people carry it", overKg: 2, upToKg: null }),
    );
    expect(await offersFor({ productId: lamp.id, qty: 2 })).toEqual(["Free delivery"]);
    expect(await offersFor({ productId: lamp.id, qty: 3 })).toEqual([
      "Free delivery",
      "Two people carry it",
    ]);
  });
});

describe("with discount codes", () => {
  const codes = { all: "", walkers: "" };

  beforeAll(async () => {
    codes.all = await store.addCode("TEN", 10);
    codes.walkers = await store.addCode("WALK", 50, {
      method: {
        target_type: "items",
        allocation: "each",
        max_quantity: 1,
        target_rules: [{ attribute: "items.product.id", operator: "in", values: [walker.id] }],
      },
    });
  });

  it("a code takes off what it says, however it is written", async () => {
    const code = codes.all.toLowerCase();
    expect(await totalsOf({ codes: [code] })).toMatchObject({
      subtotal: 5997,
      discount: 600,
      total: 5397,
      codes: [{ code, amount: 600 }],
      acceptsCodes: true,
    });
  });

  it("a code takes off what a sale has left, and what may not be discounted stays", async () => {
    const onSale = await catalog.add({ title: "Rail", dollars: 50, saleDollars: 40, stock: 9 });
    const items = [{ productId: onSale.id, qty: 2 }];
    const asked = { items, codes: [codes.all] };
    expect(await totalsOf(asked)).toMatchObject({ subtotal: 8000, discount: 800, total: 7200 });
    await catalog.admin.post(`/products/${onSale.id}`, { discountable: false });
    expect(await totalsOf(asked)).toMatchObject({
      discount: 0,
      total: 8000,
      codes: [{ amount: 0, problem: "This code does not apply to what is in your cart." }],
    });
  });

  it("two lamps bring a walker for nothing where staff say so", async () => {
    const code = await store.addCode("TWOLAMPS", 100, {
      type: "buyget",
      method: {
        ...{ target_type: "items", allocation: "each", max_quantity: 1 },
        ...{ apply_to_quantity: 1, buy_rules_min_quantity: 2 },
        buy_rules: [{ attribute: "items.product.id", operator: "in", values: [lamp.id] }],
        target_rules: [{ attribute: "items.product.id", operator: "in", values: [walker.id] }],
      },
    });
    expect(await totalsOf({ items: both(), codes: [code] })).toMatchObject({
      subtotal: 15_997,
      discount: 10_000,
      total: 5997,
    });
    expect(await totalsOf({ codes: [code] })).toMatchObject({ discount: 0 });
  });

  it("a code for a group of customers is theirs alone", async () => {
    const { email, visitor } = await aSignedInShopper();
    const group = await store.addGroup("Residences", email);
    const code = await store.addCode("RESIDENCE", 20, {
      rules: [{ attribute: "customer.groups.id", operator: "in", values: [group] }],
    });
    expect(await totalsOf({ codes: [code] })).toMatchObject({ discount: 0 });
    const { body } = await visitor.ask("checkout.totals", {
      body: { items: [{ productId: lamp.id, qty: 3 }], codes: [code] },
    });
    expect(CheckoutTotalsAnswer.parse(body)).toMatchObject({ discount: 1199, total: 4798 });
  });

  it("one whose time is over, or has not come, says so", async () => {
    const between = (starts_at: string, ends_at: string) => ({
      campaign: {
        ...{ name: "Season", campaign_identifier: `${catalog.mark}-${starts_at}` },
        ...{ starts_at, ends_at },
      },
    });
    const over = await store.addCode("OVER", 10, between("2024-01-01", "2024-02-01"));
    const early = await store.addCode("EARLY", 10, between("2199-01-10", "2199-02-01"));
    const { discount, codes: answered } = await totalsOf({ codes: [over, early] });
    expect(discount).toBe(0);
    expect(answered.map(({ problem }) => problem)).toEqual([
      "This code is no longer valid.",
      expect.stringMatching(/^This code is valid from January (9|10), 2199\.$/),
    ]);
  });

  it("one that does not apply, and one that nobody knows, say so in words", async () => {
    const { discount, codes: answered } = await totalsOf({ codes: [codes.walkers, "NONE-SUCH"] });
    expect(discount).toBe(0);
    expect(answered).toEqual([
      {
        code: codes.walkers,
        amount: 0,
        problem: "This code does not apply to what is in your cart.",
      },
      {
        code: "NONE-SUCH",
        amount: 0,
        problem: "We do not know this code. Please check how it is written.",
      },
    ]);
  });
});

describe("free delivery that pages promise", () => {
  const promised = async () => (await callApi("delivery.read")).body;
  const undo: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const each of undo.reverse()) await each();
  });

  it("is always, from the cart value that staff set in Medusa, or never", async () => {
    const { admin } = catalog;
    expect(await promised()).toMatchObject({
      fromCents: 0,
      ways: expect.arrayContaining([
        { name: FREE_DELIVERY_NAME, estimate: FREE_DELIVERY_ESTIMATE },
      ]),
    });
    type Option = {
      id: string;
      name: string;
      service_zone_id: string;
      shipping_profile_id: string;
    };
    const { shipping_options } = await admin.get<{ shipping_options: Option[] }>(
      "/shipping-options?fields=id,name,service_zone_id,shipping_profile_id",
    );
    const free = shipping_options.find(({ name }) => name === FREE_DELIVERY_NAME);
    const setPrice = (amount: number) =>
      admin.post(`/shipping-options/${free?.id}`, { prices: [{ currency_code: "cad", amount }] });
    await setPrice(9.95);
    undo.push(() => setPrice(0));
    await expect.poll(promised).toMatchObject({ fromCents: null });
    const { shipping_option } = await admin.post<{ shipping_option: { id: string } }>(
      "/shipping-options",
      {
        ...{ name: "Parcel", service_zone_id: free?.service_zone_id },
        shipping_profile_id: free?.shipping_profile_id,
        ...{ provider_id: "manual_manual", price_type: "flat" },
        type: { label: "Parcel", description: "In 3 days.", code: `${catalog.mark}-parcel` },
        prices: [
          { currency_code: "cad", amount: 9.95 },
          {
            ...{ currency_code: "cad", amount: 0 },
            rules: [{ attribute: "item_total", operator: "gte", value: 149.5 }],
          },
        ],
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    );
    undo.push(() => admin.delete(`/shipping-options/${shipping_option.id}`));
    await expect.poll(promised).toMatchObject({
      fromCents: 14_950,
      ways: expect.arrayContaining([{ name: "Parcel", estimate: "In 3 days." }]),
    });
  });
});
