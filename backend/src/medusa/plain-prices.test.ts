import type { MedusaContainer } from "@medusajs/framework/types";
import { describe, expect, it, vi } from "vitest";
import { priceNow, type ReadPrices } from "./plain-prices";

const calculatePrices = vi.fn(async () => [
  { calculated_amount: 7, original_amount: 9, is_calculated_price_tax_inclusive: true },
]);
const container = { resolve: () => ({ calculatePrices }) } as unknown as MedusaContainer;
const priceOf = (prices: ReadPrices | null) =>
  priceNow(container, { id: "pset_1", prices, includesTax: false }, { region_id: "reg_1" });

describe("the price of a set", () => {
  it("is the lower one of its own price and the sale's", async () => {
    const plain = { isPlain: true, base: 10 };
    expect(await priceOf({ ...plain, sale: null })).toMatchObject({ amount: 10, original: 10 });
    expect(await priceOf({ ...plain, sale: 8 })).toMatchObject({ amount: 8, original: 10 });
    expect(await priceOf({ ...plain, sale: 12 })).toMatchObject({ amount: 10, original: 10 });
    expect(calculatePrices).not.toHaveBeenCalled();
  });

  it("is none where nothing is priced, and has no other where only a sale is", async () => {
    expect(await priceOf(null)).toBeNull();
    expect(await priceOf({ isPlain: null, base: null, sale: null })).toBeNull();
    expect(await priceOf({ isPlain: true, base: null, sale: 8 })).toMatchObject({
      amount: 8,
      original: null,
    });
  });

  it("is for the Pricing Module to say where prices have rules", async () => {
    expect(await priceOf({ isPlain: false, base: 10, sale: null })).toEqual({
      amount: 7,
      original: 9,
      includesTax: true,
    });
    expect(calculatePrices).toHaveBeenCalledWith(
      { id: ["pset_1"] },
      { context: { currency_code: "cad", region_id: "reg_1" } },
    );
  });
});
