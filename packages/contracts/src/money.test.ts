import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  centsFromDollars,
  discountedCents,
  dollarsFromCents,
  formatCents,
  formatDollars,
  wholeDollars,
} from "./money.js";

describe("money", () => {
  it("turns dollars into cents without binary rounding surprises", () => {
    expect(centsFromDollars(1.005)).toBe(101);
    expect(centsFromDollars(8.345)).toBe(835);
    expect(centsFromDollars(19.99)).toBe(1999);
    expect(centsFromDollars(-1.005)).toBe(-101);
    expect(centsFromDollars(1e-7)).toBe(0);
  });

  it("survives the way to dollars and back for every amount of cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(centsFromDollars(dollarsFromCents(cents))).toEqual(cents);
      }),
    );
  });

  it("shows cents as Canadian dollars with two decimals", () => {
    expect(formatCents(129900)).toBe("$1,299.00");
    expect(formatCents(5)).toBe("$0.05");
  });

  it("leaves cents that are none out of a sentence", () => {
    expect([wholeDollars(300), wholeDollars(149.5)]).toEqual(["$300", "$149.50"]);
  });

  it("shows every amount as English Canada writes it", () => {
    const canadian = new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD" });
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(formatCents(cents)).toBe(canadian.format(cents / 100));
        expect(formatDollars(cents / 100)).toBe(formatCents(cents));
      }),
    );
  });

  it("keeps the original price at no discount and never leaves the range of zero to the original", () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.integer({ min: 0, max: 100 }), (cents, discount) => {
        const price = discountedCents(cents, discount);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(cents);
        if (discount === 0) expect(price).toBe(cents);
        if (discount === 100) expect(price).toBe(0);
      }),
    );
  });
});
