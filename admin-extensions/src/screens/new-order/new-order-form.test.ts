import type { Order, Product, User } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { foundCustomers } from "./found-customers";
import {
  askedTotals,
  changedOrder,
  emptyOrder,
  goodsOf,
  NewOrderForm,
  orderFor,
  placedAsForm,
  placedOrder,
} from "./new-order-form";

const CANE = { productId: "prod_1", name: "Cane", sku: "C-1", unitPriceCAD: 2000, stock: 9 };
const ADDRESS = {
  ...{ name: "Ada Park", email: "Ada@example.ca", phone: "416-555-0199", address: "1 Elm" },
  ...{ city: "Guelph", region: "on", postal: "n1h1a1" },
};

describe("the form of a new order", () => {
  it("asks for totals with what is known so far, and with nothing that is half typed", () => {
    const empty = emptyOrder();
    expect(askedTotals(empty)).toBeNull();
    const lines = [{ ...CANE, qty: "2" }];
    expect(askedTotals({ ...empty, lines, writtenOrder: "D" })).toEqual({
      items: [{ productId: "prod_1", qty: 2 }],
    });
    const half = { ...ADDRESS, email: "ada@", postal: "n1h" };
    expect(askedTotals({ ...empty, lines, shipping: half })).not.toHaveProperty("shipping");
    expect(askedTotals({ ...empty, lines, shipping: { ...ADDRESS, email: " " } })).toEqual({
      ...{ items: [{ productId: "prod_1", qty: 2 }] },
      shipping: { region: "on", postal: "N1H 1A1" },
    });
    expect(
      askedTotals({ ...empty, lines, shipping: ADDRESS, codes: ["TEN"], deliveryOptionId: "so_1" }),
    ).toMatchObject({
      ...{ email: "ada@example.ca", codes: ["TEN"], deliveryOptionId: "so_1" },
      shipping: { region: "on", postal: "N1H 1A1" },
    });
    expect(askedTotals({ ...empty, lines: [{ ...CANE, qty: "x" }] })).toBeNull();
  });

  it("sends the order at the total that was shown, with how it is paid", () => {
    const values = { ...emptyOrder(), shipping: ADDRESS, lines: [{ ...CANE, qty: "2" }] };
    const link = placedOrder(NewOrderForm.parse(values), 4520);
    expect(link).toMatchObject({ key: values.key, amountCAD: 4520, payment: { by: "link" } });
    const cash = NewOrderForm.parse({ ...values, payment: "cash" as const });
    expect(placedOrder(cash, 4520).payment).toEqual({ by: "means", means: "cash" });
    expect(NewOrderForm.safeParse({ ...values, lines: [] }).success).toBe(false);
  });

  it("holds an order that was placed, and sends its goods only where they can be changed", () => {
    const placed = {
      shipping: ADDRESS,
      items: [
        { productId: "prod_1", name: "Cane", qty: 2, unitPriceHKD: 2000, unitPriceCAD: 2000 },
        {
          ...{ productId: "prod_2", variantId: "var_2", variantName: "Size: L", name: "Chair" },
          ...{ qty: 1, unitPriceHKD: 9000, unitPriceCAD: 9000 },
        },
      ],
    };
    const form = NewOrderForm.parse(placedAsForm(placed, { codes: ["TEN"] }));
    const items = [
      { productId: "prod_1", qty: 2 },
      { productId: "prod_2", variantId: "var_2", qty: 1 },
    ];
    const all = changedOrder({ ...form, deliveryOptionId: "so_1" }, { hasGoods: true });
    expect(all).toMatchObject({ items, codes: ["TEN"], deliveryOptionId: "so_1" });
    expect(changedOrder(form, { hasGoods: true, means: "link" })).toMatchObject({ byLink: true });
    expect(changedOrder(form, { hasGoods: false })).toEqual({
      shipping: expect.objectContaining({ city: "Guelph", postal: "N1H 1A1" }),
    });
  });

  it("takes a further order of the same person, with the same goods or none yet", () => {
    const items = [
      { productId: "prod_1", name: "Cane", qty: 2, unitPriceHKD: 2000, unitPriceCAD: 2000 },
      { productId: null, name: "By hand", qty: 1, unitPriceHKD: 500, unitPriceCAD: 500 },
    ];
    const order = { email: "ada@example.ca", isGuest: false, shipping: ADDRESS, items };
    const placed = order as unknown as Order;
    const again = orderFor(placed, { isAgain: true });
    expect(again.shipping).toMatchObject({ email: "ada@example.ca", city: "Guelph" });
    expect(again.lines.map(({ name, qty }) => [name, qty])).toEqual([["Cane", "2"]]);
    expect(orderFor(placed, { isAgain: false }).lines).toEqual([]);
    const forgotten = {
      ...placed,
      email: "(removed)",
      shipping: { ...ADDRESS, name: "" },
    } as Order;
    expect(orderFor(forgotten, { isAgain: false }).shipping.name).toBe("");
  });

  it("offers each variant of a product, or the product itself", () => {
    const product = { ...CANE, id: "prod_1", priceCAD: 2000, variants: [] } as unknown as Product;
    expect(goodsOf(product)).toEqual([CANE]);
    const large = { id: "var_2", sku: "C-2", options: { Size: "L" }, priceCAD: 2500, stock: 0 };
    expect(goodsOf({ ...product, variants: [large] } as unknown as Product)).toEqual([
      {
        ...{ productId: "prod_1", name: "Cane", variantId: "var_2", variantName: "Size: L" },
        ...{ sku: "C-2", unitPriceCAD: 2500, stock: 0 },
      },
    ]);
  });
});

it("takes somebody without an email address, and nobody with half of one", () => {
  const lines = [{ ...CANE, qty: "2" }];
  const taken = (email: string) =>
    NewOrderForm.safeParse({ ...emptyOrder(), lines, shipping: { ...ADDRESS, email } });
  expect(taken(" ").data?.shipping.email).toBe("");
  expect(taken("ada@").error?.issues[0]?.message).toBe("Invalid email address");
});

describe("customers that are found", () => {
  it("are each there once, with the address of their newest order, and never staff", () => {
    const order = (email: string, isGuest: boolean, city: string) =>
      ({ email, isGuest, shipping: { ...ADDRESS, email: "son@example.ca", city } }) as Order;
    const withoutMail = (name: string, phone: string) =>
      ({
        ...{ email: "", isGuest: true },
        shipping: { ...ADDRESS, name, phone, email: "", city: "Elora" },
      }) as Order;
    const user = (email: string, role: User["role"]) =>
      ({ email, role, firstName: "Ada", lastName: "Roy" }) as User;
    const found = foundCustomers(
      [
        order("ada@example.ca", false, "Guelph"),
        order("ada@example.ca", false, "Ottawa"),
        order("son@example.ca", true, "Kingston"),
        order("(removed)", false, ""),
        withoutMail("Ruth Hill", "519-555-0142"),
        withoutMail("Ruth Hill", "519-555-0142"),
        withoutMail("Ruth Hill", "519-555-0143"),
        withoutMail("", ""),
      ],
      [user("ADA@example.ca", "USER"), user("new@example.ca", "USER"), user("me@x.ca", "ADMIN")],
    );
    expect(found.map(({ email, shipping }) => [email, shipping.email, shipping.city])).toEqual([
      ["ada@example.ca", "ada@example.ca", "Guelph"],
      ["son@example.ca", "son@example.ca", "Kingston"],
      ["", "", "Elora"],
      ["", "", "Elora"],
      ["new@example.ca", "new@example.ca", ""],
    ]);
  });
});
