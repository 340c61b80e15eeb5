import { describe, expect, it } from "vitest";
import type { PricedLine } from "./cart-lines";
import { mergeLines } from "./cart-lines";
import { findConflict } from "./find-conflict";

const cane: PricedLine = {
  productId: "prod_1",
  variantId: "variant_1",
  name: "Cane",
  qty: 2,
  unitPriceCAD: 1999,
  available: 5,
};
const asked = [{ productId: "prod_1", qty: 2, unitPriceCAD: 1999 }];

describe("what stands against an order", () => {
  it("is nothing when prices, total and stock are right", () => {
    expect(findConflict([cane], asked, 3998)).toBeUndefined();
    expect(findConflict([cane], [{ productId: "prod_1", qty: 2 }], 3998)).toBeUndefined();
  });

  it.each([
    ["a unit price", [{ ...asked[0], productId: "prod_1", qty: 2, unitPriceCAD: 1998 }], 3998],
    ["the total", asked, 3997],
  ])("is %s that is not the shop's; the fresh lines come along", (_, lines, cents) => {
    expect(findConflict([cane], lines, cents)).toEqual({
      code: "prices_changed",
      message: expect.stringContaining("price"),
      lines: [{ productId: "prod_1", name: "Cane", qty: 2, unitPriceCAD: 1999, available: 5 }],
      amountCAD: 3998,
    });
  });

  it("is one price of two that are asked for the same product", () => {
    const twice = [
      { productId: "prod_1", qty: 1, unitPriceCAD: 1999 },
      { productId: "prod_1", qty: 1, unitPriceCAD: 1 },
    ];
    expect(findConflict([cane], twice, 3998)?.code).toBe("prices_changed");
  });

  it.each([
    [0, "variant_1", "Cane is out of stock.", 0],
    [1, "variant_1", "Only 1 of Cane is left.", 1999],
    [0, undefined, "Cane is not sold any more.", 0],
  ])("is a stock of %i", (available, variantId, message, amountCAD) => {
    expect(findConflict([{ ...cane, available, variantId }], asked, 3998)).toMatchObject({
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
