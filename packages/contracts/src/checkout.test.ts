import { describe, expect, it } from "vitest";
import { errorResponseOf } from "./errors.js";
import { OrderRequest } from "./orders.js";
import { CreatePaymentIntentBody } from "./payments.js";
import { normalPostalCode } from "./postal-code.js";
import { Province } from "./provinces.js";
import { Phone, ShippingForm } from "./shipping.js";

const shipping = {
  name: "Ada Roy",
  email: "Ada@Example.ca",
  phone: "(416) 555-0199",
  address: "1 Main Street",
  city: "Toronto",
  region: "on",
};
const order = {
  items: [{ productId: "prod_1", name: "Cane", qty: 2, unitPriceCAD: 1999 }],
  amountCAD: 3998,
  currency: "CAD",
  shipping,
};

const problemsOf = (body: unknown) => {
  const parsed = OrderRequest.safeParse(body);
  return parsed.success ? [] : (errorResponseOf(parsed.error).fields ?? []).map(({ path }) => path);
};

describe("postal codes", () => {
  it.each(["K1A 0B1", "k1a0b1", " K1A-0B1 ", "k1a – 0b1", "K1AOB1", "K1A.0B1", "kIa ob1"])(
    "reads %j as K1A 0B1",
    (text) => expect(normalPostalCode(text)).toBe("K1A 0B1"),
  );

  it.each(["D1A 0B1", "W1A 0B1", "K1A 0O1", "K1A 0B", "90210", "K1A 0B12"])("refuses %j", (text) =>
    expect(normalPostalCode(text)).toBeUndefined(),
  );

  it("may be left out", () => {
    expect(ShippingForm.parse(shipping).postal).toBe("");
    expect(ShippingForm.parse({ ...shipping, postal: "  " }).postal).toBe("");
  });
});

describe("the shipping form", () => {
  it.each(["ON", "Ontario", " on "])("takes %j for Ontario", (text) =>
    expect(Province.parse(text)).toBe("on"),
  );

  it("takes Québec for Quebec and refuses what is no province", () => {
    expect(Province.parse("Québec")).toBe("qc");
    expect(Province.safeParse("texas").success).toBe(false);
    expect(Province.safeParse("").success).toBe(false);
  });

  it.each(["416-555-0199", "+1 (416) 555 0199", "416.555.0199 ext. 12", "4165550199x5"])(
    "takes the phone number %j",
    (text) => expect(Phone.parse(text)).toBe(text),
  );

  it.each(["555-0199", "call me", "416-555-0199-1234567890", "416 555 0199 ext abc"])(
    "asks again after the phone number %j",
    (text) => expect(Phone.safeParse(text).success).toBe(false),
  );

  it("names every field that is missing", () => {
    const parsed = ShippingForm.safeParse({ name: " ", postal: "nowhere" });
    expect(parsed.success).toBe(false);
    const fields = errorResponseOf(parsed.error as never).fields?.map(({ path }) => path);
    expect(fields).toEqual(["name", "email", "phone", "address", "city", "region", "postal"]);
  });

  it("leaves no line break in an address", () => {
    expect(ShippingForm.parse({ ...shipping, address: "1 Main\r\nStreet" }).address).toBe(
      "1 Main Street",
    );
  });
});

describe("an order request", () => {
  it("keeps what the contract names", () => {
    const read = OrderRequest.parse({ ...order, currency: "cad", status: "paid" });
    expect(read).toEqual({
      ...order,
      shipping: { ...shipping, email: "ada@example.ca", postal: "" },
    });
  });

  it.each([
    ["items", { items: [] }],
    ["items.0.qty", { items: [{ ...order.items[0], qty: 0 }] }],
    ["items.0.qty", { items: [{ ...order.items[0], qty: 1.5 }] }],
    ["items.0.qty", { items: [{ ...order.items[0], qty: 1000 }] }],
    ["items.0.unitPriceCAD", { items: [{ ...order.items[0], unitPriceCAD: -1 }] }],
    ["items.0.unitPriceCAD", { items: [{ ...order.items[0], unitPriceCAD: 19.99 }] }],
    ["items.0.productId", { items: [{ ...order.items[0], productId: "" }] }],
    ["amountCAD", { amountCAD: 0 }],
    ["amountCAD", { amountCAD: "3998" }],
    ["currency", { currency: "HKD" }],
    ["shipping", { shipping: undefined }],
  ])("refuses nonsense in %s", (path, change) => {
    expect(problemsOf({ ...order, ...change })).toEqual([path]);
  });
});

describe("a payment's amount", () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000, "39.98"])(
    "is not %j",
    (amount) =>
      expect(CreatePaymentIntentBody.safeParse({ amount, currency: "cad" }).success).toBe(false),
  );

  it("is dollars, with the lines it is for or without", () => {
    const body = { amount: 39.98, currency: "cad" };
    expect(CreatePaymentIntentBody.parse(body)).toEqual({ amount: 39.98, currency: "CAD" });
    const items = [{ productId: "prod_1", qty: 2 }];
    expect(CreatePaymentIntentBody.parse({ ...body, items }).items).toEqual(items);
  });
});
