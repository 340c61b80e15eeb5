import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyMaxEntry, applyMinEntry, priceRangeOf } from "./price-filter";

const range = { min: 100, max: 500 };

/** Each sentence of spec §5 on the price filter's boxes. */
describe("a min entry", () => {
  it("applies when it lies between 0 and the current max, both included", () => {
    expect(applyMinEntry(range, "0")).toEqual({ min: 0, max: 500 });
    expect(applyMinEntry(range, "250")).toEqual({ min: 250, max: 500 });
    expect(applyMinEntry(range, "500")).toEqual({ min: 500, max: 500 });
  });

  it("does not apply above the current max", () => {
    expect(applyMinEntry(range, "501")).toBeNull();
  });

  it("means 0 when empty", () => {
    expect(applyMinEntry(range, "")).toEqual({ min: 0, max: 500 });
    expect(applyMinEntry(range, "  ")).toEqual({ min: 0, max: 500 });
  });
});

describe("a max entry", () => {
  it("applies when it lies between the current min and 2000, both included", () => {
    expect(applyMaxEntry(range, "100")).toEqual({ min: 100, max: 100 });
    expect(applyMaxEntry(range, "750")).toEqual({ min: 100, max: 750 });
    expect(applyMaxEntry(range, "2000")).toEqual({ min: 100, max: 2000 });
  });

  it("does not apply below the current min or above 2000", () => {
    expect(applyMaxEntry(range, "99")).toBeNull();
    expect(applyMaxEntry(range, "2001")).toBeNull();
  });

  it("means 2000 when empty", () => {
    expect(applyMaxEntry(range, "")).toEqual({ min: 100, max: 2000 });
  });
});

describe("either entry", () => {
  it.each(["-1", "12.5", "1e3", "abc", "1 000", "99999999999999999999"])(
    "must be a whole number: %j does not apply",
    (text) => {
      expect(applyMinEntry({ min: 0, max: 2000 }, text)).toBeNull();
      expect(applyMaxEntry({ min: 0, max: 2000 }, text)).toBeNull();
    },
  );
});

describe("priceRangeOf", () => {
  it("is the whole scale when an address says nothing", () => {
    expect(priceRangeOf(null, null)).toEqual({ min: 0, max: 2000 });
  });

  it("ignores a max below the min", () => {
    expect(priceRangeOf("500", "100")).toEqual({ min: 500, max: 2000 });
  });

  it("always lies on the scale with min not above max, whatever an address says", () => {
    const anyText = fc.oneof(fc.string(), fc.integer().map(String), fc.constant(null));
    fc.assert(
      fc.property(anyText, anyText, (low, high) => {
        const { min, max } = priceRangeOf(low, high);
        expect(min).toBeGreaterThanOrEqual(0);
        expect(max).toBeLessThanOrEqual(2000);
        expect(min).toBeLessThanOrEqual(max);
      }),
    );
  });
});
