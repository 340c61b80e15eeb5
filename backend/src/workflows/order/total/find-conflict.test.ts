import type { CheckoutTotals } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import type { PricedLine } from "./cart-lines";
import { mergeLines } from "./cart-lines";
import { findChange, findShortage } from "./find-conflict";

const cane: PricedLine = {
  productId: "prod_1",
  variantId: "variant_1",
  good: undefined,
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
    expect(findShortage([cane])).toBeUndefined();
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
    [0, "variant_1", "Cane is out of stock.", 0],
    [1, "variant_1", "Only 1 of Cane is left.", 1999],
    [0, undefined, "Cane is not sold any more.", 0],
  ])("is a stock of %i", (available, variantId, message, amountCAD) => {
    expect(findShortage([{ ...cane, available, variantId }])).toMatchObject({
      code: "out_of_stock",
      message,
      amountCAD,
    });
  });
});

describe("lines of one product", () => {
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
