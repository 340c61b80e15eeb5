import type { DeliveryPromise } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { freeShippingDollars, freeShippingException, freeShippingProgress } from "./free-shipping";

const promise = (fromCents: number | null, isForAllGoods = true): DeliveryPromise => ({
  fromCents,
  isForAllGoods,
  ways: [],
});
const barAt = (subtotal: number, fromCents: number | null) =>
  freeShippingProgress(subtotal, promise(fromCents));

describe("the free shipping bar", () => {
  it("says how much is missing of what the store asks for", () => {
    expect(barAt(120.5, 30_000)).toEqual({
      text: "Add $179.50 more for free shipping!",
      percent: 40,
      qualifies: false,
      exception: null,
    });
    expect(barAt(120.5, 14_950)).toMatchObject({ text: "Add $29.00 more for free shipping!" });
  });

  it("is not full one cent below the threshold", () => {
    expect(barAt(299.99, 30_000)).toMatchObject({
      text: "Add $0.01 more for free shipping!",
      percent: 99,
      qualifies: false,
    });
  });

  it.each([
    [300, 30_000],
    [1200, 30_000],
    // Where all is delivered for nothing no sum is asked for.
    [0.5, 0],
  ])("is full at %d dollars of a store that asks for %d cents", (subtotal, fromCents) => {
    expect(barAt(subtotal, fromCents)).toMatchObject({
      text: "You qualify for free shipping!",
      percent: 100,
      qualifies: true,
    });
  });

  it("is not there where delivery always costs", () => {
    expect(barAt(1200, null)).toBeNull();
  });

  it("counts to the specified figure while nobody says", () => {
    expect(freeShippingProgress(100, null)).toMatchObject({
      text: "Add $200.00 more for free shipping!",
      exception: null,
    });
  });

  it("says that large items cost, where they do", () => {
    expect(freeShippingProgress(10, promise(0, false))?.exception).toMatch(/^Large items have/);
    expect(freeShippingException(promise(0))).toBeNull();
  });
});

describe("the threshold that pages name", () => {
  it.each([
    ["the specified one while all is delivered for nothing", promise(0), 300],
    ["the specified one while nobody says", null, 300],
    ["that of Medusa's delivery", promise(14_950), 149.5],
    ["none where delivery always costs", promise(null), null],
  ])("is %s", (_, said, dollars) => {
    expect(freeShippingDollars(said, 300)).toBe(dollars);
  });
});
