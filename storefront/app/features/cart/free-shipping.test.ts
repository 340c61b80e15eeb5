import { describe, expect, it } from "vitest";
import { freeShippingDollars, freeShippingProgress, wholeDollars } from "./free-shipping";

describe("the free shipping bar", () => {
  it("says how much is missing", () => {
    expect(freeShippingProgress(120.5, 300)).toEqual({
      text: "Add $179.50 more for free shipping!",
      percent: 40,
      qualifies: false,
    });
  });

  it("is not full one cent below the threshold", () => {
    expect(freeShippingProgress(299.99, 300)).toMatchObject({
      text: "Add $0.01 more for free shipping!",
      percent: 99,
      qualifies: false,
    });
  });

  it.each([300, 1200])("is full at %i dollars", (subtotal) => {
    expect(freeShippingProgress(subtotal, 300)).toEqual({
      text: "You qualify for free shipping!",
      percent: 100,
      qualifies: true,
    });
  });
});

describe("the threshold that pages name", () => {
  it.each([
    ["the specified one while all is delivered for nothing", { fromCents: 0 }, 300],
    ["the specified one while nobody says", null, 300],
    ["that of Medusa's delivery", { fromCents: 14_950 }, 149.5],
    ["none where delivery always costs", { fromCents: null }, null],
  ])("is %s", (_, promise, dollars) => {
    expect(freeShippingDollars(promise, 300)).toBe(dollars);
  });

  it("is written without cents that are none", () => {
    expect([wholeDollars(300), wholeDollars(149.5)]).toEqual(["$300", "$149.50"]);
  });
});
