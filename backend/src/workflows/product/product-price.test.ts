import { describe, expect, it } from "vitest";
import { changedPrice } from "./product-price";

const FULL = { originalCents: 10_000, discountPercentage: 0, saleCents: null };
const REDUCED = { originalCents: 10_000, discountPercentage: 20, saleCents: 8000 };

describe("a product's price", () => {
  it("is computed from original price and discount, whatever the client says", () => {
    const given = { priceCAD: 1, originalPriceCAD: 2599, discountPercentage: 15 };
    expect(changedPrice(given, FULL)).toEqual({
      originalCents: 2599,
      discountPercentage: 15,
      saleCents: 2209,
    });
  });

  it("equals the original price without a discount", () => {
    expect(changedPrice({ discountPercentage: 0 }, REDUCED)).toEqual(FULL);
  });

  it("keeps the discount when only the original price changes", () => {
    expect(changedPrice({ originalPriceCAD: 5000 }, REDUCED).saleCents).toBe(4000);
  });

  it("is the original price when there is no other", () => {
    const given = { priceCAD: 700, originalPriceCAD: null };
    expect(changedPrice(given, FULL)).toEqual({ ...FULL, originalCents: 700 });
    expect(changedPrice({ priceCAD: 700 }, FULL).originalCents).toBe(700);
  });

  it("does not follow a current price that contradicts the discount", () => {
    expect(changedPrice({ priceCAD: 700 }, REDUCED)).toEqual(REDUCED);
  });

  it("stays as it is when nothing is said of it, also a sale price that staff set elsewhere", () => {
    const elsewhere = { originalCents: 10_000, discountPercentage: 0, saleCents: 9000 };
    // Nothing else of the product comes along.
    expect(changedPrice({}, { ...elsewhere, ...{ name: "Walker" } })).toEqual(elsewhere);
  });

  it("is nothing at a discount of 100", () => {
    expect(changedPrice({ discountPercentage: 100 }, FULL).saleCents).toBe(0);
  });
});
