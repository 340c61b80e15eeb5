import type { CheckoutTotals } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import type { CartProduct } from "../../../medusa/cart-products";
import type { PricedLine } from "./cart-lines";
import { mergeLines, mergeVariants } from "./cart-lines";
import { findChange, findShortage } from "./find-conflict";

const cane: PricedLine = {
  productId: "prod_1",
  good: {
    product: { id: "prod_1" } as CartProduct,
    ...{ variantId: "variant_1", isDefault: true, includesTax: true },
  },
  name: "Cane",
  qty: 2,
  unitPriceCAD: 1999,
  available: 5,
};
const asked = [{ productId: "prod_1", qty: 2, unitPriceCAD: 1999 }];

const totals: CheckoutTotals = {
  subtotal: 3998,
  discount: 0,
  delivery: 0,
  deliveryOptions: [],
  taxes: [],
  taxTotal: 0,
  total: 3998,
  pricesIncludeTax: true,
  codes: [],
};
const cart = { totals, isDeliveryOffered: true };

describe("what stands against an order", () => {
  it("is nothing when prices, total and stock are right", () => {
    expect(findShortage([cane], "shopper")).toBeUndefined();
    expect(findChange([cane], { asked, cents: 3998 }, cart)).toBeUndefined();
    const withoutPrice = [{ productId: "prod_1", qty: 2 }];
    expect(findChange([cane], { asked: withoutPrice, cents: 3998 }, cart)).toBeUndefined();
  });

  it.each([
    ["a unit price", [{ productId: "prod_1", qty: 2, unitPriceCAD: 1998 }], 3998],
    ["the total", asked, 3997],
  ])("is %s that is not the shop's; the fresh lines and totals come along", (_, lines, cents) => {
    expect(findChange([cane], { asked: lines, cents }, cart)).toEqual({
      code: "prices_changed",
      message: expect.stringContaining("price"),
      lines: [{ productId: "prod_1", name: "Cane", qty: 2, unitPriceCAD: 1999, available: 5 }],
      amountCAD: 3998,
      totals,
    });
  });

  it("is one price of two that are asked for the same product", () => {
    const twice = [
      { productId: "prod_1", qty: 1, unitPriceCAD: 1999 },
      { productId: "prod_1", qty: 1, unitPriceCAD: 1 },
    ];
    expect(findChange([cane], { asked: twice, cents: 3998 }, cart)?.code).toBe("prices_changed");
  });

  it("is a code that takes off nothing any more, said with its reason", () => {
    const codes = [{ code: "TEN", amount: 0, problem: "This code is no longer valid." }];
    const now = { ...cart, totals: { ...totals, codes } };
    expect(findChange([cane], { asked, cents: 3598 }, now)?.message).toMatch(
      /^TEN: This code is no longer valid\. The total/,
    );
    // Who agreed to the total without it may buy.
    expect(findChange([cane], { asked, cents: 3998 }, now)).toBeUndefined();
  });

  it("is taxes, delivery or codes that make another total", () => {
    const now = { ...cart, totals: { ...totals, taxTotal: 520, total: 4518 } };
    expect(findChange([cane], { asked, cents: 3998 }, now)).toMatchObject({
      message: "The total of your cart has changed. Please check the new total before you pay.",
      amountCAD: 4518,
    });
  });

  it("is a delivery that is not offered, even at the same price", () => {
    const now = { ...cart, isDeliveryOffered: false };
    expect(findChange([cane], { asked, cents: 3998 }, now)?.message).toMatch(/not offered/);
  });

  it.each([
    [0, cane.good, "Cane is out of stock.", 0],
    [1, cane.good, "Only 1 of Cane is left.", 1999],
    [0, undefined, "Cane is not sold any more.", 0],
  ])("is a stock of %i", (available, good, message, amountCAD) => {
    expect(findShortage([{ ...cane, available, good }], "staff")).toMatchObject({
      code: "out_of_stock",
      message,
      amountCAD,
    });
  });

  it("tells a shopper of what is not sold as if it did not exist, with no name of it", () => {
    const draft = { ...cane, available: 0, good: undefined };
    const told = findShortage([draft, { ...cane, productId: "prod_2", available: 1 }], "shopper");
    expect(told?.message).toBe(
      "A product in your cart is not sold any more. Only 1 of Cane is left.",
    );
    expect(told?.lines.map(({ name }) => name)).toEqual(["A product in your cart", "Cane"]);
  });

  it("names the variant that is short", () => {
    const walker = { ...cane, variantId: "variant_1", variantName: "Size: L", available: 1 };
    expect(findShortage([walker], "shopper")?.message).toBe("Only 1 of Cane (Size: L) is left.");
  });

  it("is a price of the very variant that was asked for, the default one where none is named", () => {
    const blue = { ...cane, variantId: "variant_1" };
    const red: PricedLine = {
      ...{ ...cane, variantId: "variant_2", unitPriceCAD: 500 },
      ...(cane.good && { good: { ...cane.good, variantId: "variant_2", isDefault: false } }),
    };
    const ask = (unitPriceCAD: number, variantId?: string) =>
      findChange(
        [blue, red],
        { asked: [{ productId: "prod_1", variantId, qty: 2, unitPriceCAD }], cents: 3998 },
        cart,
      )?.code;
    expect([ask(1999), ask(1999, "variant_1"), ask(500, "variant_2")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([ask(500), ask(1999, "variant_2"), ask(1999, "variant_3")]).toEqual([
      "prices_changed",
      "prices_changed",
      "prices_changed",
    ]);
  });
});

describe("lines of one product", () => {
  it("are one for each variant; the default one may be named or not", () => {
    const asked = [
      { productId: "a", variantId: "v2", qty: 1 },
      { productId: "a", qty: 1 },
      { productId: "a", variantId: "v2", qty: 3 },
    ];
    expect(mergeLines(asked)).toEqual([
      { productId: "a", qty: 1 },
      { productId: "a", variantId: "v2", qty: 4 },
    ]);
    expect(mergeVariants([cane, { ...cane, qty: 3 }])).toEqual([{ ...cane, qty: 5 }]);
    const unknown = (variantId: string) => ({ ...cane, variantId, good: undefined });
    expect(mergeVariants([unknown("v8"), unknown("v9")])).toHaveLength(2);
  });

  it("become one, in the order of the products", () => {
    const lines = [
      { productId: "b", qty: 4 },
      { productId: "a", qty: 1 },
      { productId: "b", qty: 4 },
    ];
    expect(mergeLines(lines)).toEqual([
      { productId: "a", qty: 1 },
      { productId: "b", qty: 8 },
    ]);
  });
});
