import { describe, expect, it } from "vitest";
import { freeShippingProgress } from "./free-shipping";

describe("the free shipping bar", () => {
  it("says how much is missing", () => {
    expect(freeShippingProgress(120.5)).toEqual({
      text: "Add $179.50 more for free shipping!",
      percent: 40,
      qualifies: false,
    });
  });

  it("is not full one cent below the threshold", () => {
    expect(freeShippingProgress(299.99)).toMatchObject({
      text: "Add $0.01 more for free shipping!",
      percent: 99,
      qualifies: false,
    });
  });

  it.each([300, 1200])("is full at %i dollars", (subtotal) => {
    expect(freeShippingProgress(subtotal)).toEqual({
      text: "You qualify for free shipping!",
      percent: 100,
      qualifies: true,
    });
  });
});
