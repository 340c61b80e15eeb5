import { describe, expect, it } from "vitest";
import { changedOnHand } from "./changed-on-hand";

const now = { available: 8, onHand: 11, reserved: 3 };

describe("pieces on hand after staff changed the stock", () => {
  it("stay when nothing is said", () => {
    expect(changedOnHand({}, now)).toBe(11);
    expect(changedOnHand({ stockBefore: 10 }, now)).toBe(11);
  });

  it("are as many more or less as staff added to what they saw", () => {
    expect(changedOnHand({ stock: 12, stockBefore: 10 }, now)).toBe(13);
    expect(changedOnHand({ stock: 10, stockBefore: 12 }, now)).toBe(9);
    expect(changedOnHand({ stock: 10, stockBefore: 10 }, now)).toBe(11);
  });

  it("are what can be sold from now on and what orders wait for, without a stock before", () => {
    expect(changedOnHand({ stock: 12 }, now)).toBe(15);
    expect(changedOnHand({ stock: 0 }, now)).toBe(3);
  });

  it("never take from orders what they wait for", () => {
    expect(changedOnHand({ stock: 0, stockBefore: 10 }, now)).toBe(3);
    const oversold = { available: 0, onHand: 2, reserved: 3 };
    expect(changedOnHand({ stock: 0, stockBefore: 10 }, oversold)).toBe(2);
  });
});
