import { describe, expect, it } from "vitest";
import { addition, readQuantity } from "./quantity-entry";

describe("readQuantity", () => {
  it("takes whole numbers from 1 to the stock", () => {
    expect(readQuantity("1", 5)).toEqual({ quantity: 1, problem: null });
    expect(readQuantity(" 5 ", 5)).toEqual({ quantity: 5, problem: null });
  });

  it("comes down to the stock, and says so", () => {
    expect(readQuantity("6", 5)).toEqual({
      quantity: 5,
      problem: "Only 5 are in stock, so we set it to 5.",
    });
    expect(readQuantity("2", 1).problem).toBe("Only 1 is in stock, so we set it to 1.");
  });

  it("comes down to what a cart takes, and calls that no stock", () => {
    expect(readQuantity("1500", 2000)).toEqual({
      quantity: 999,
      problem: "A cart takes at most 999 of one product. We set it to 999.",
    });
    expect(readQuantity("many", 2000).problem).toMatch(/from 1 to 999\.$/);
  });

  it("is never below 1", () => {
    expect(readQuantity("0", 5).quantity).toBe(1);
    expect(readQuantity("0", 0).quantity).toBe(1);
  });

  it.each(["", "two", "1.5", "-3", "1e2"])("asks for a whole number instead of %j", (text) => {
    expect(readQuantity(text, 5)).toEqual({
      quantity: 1,
      problem: "Please enter a whole number from 1 to 5.",
    });
  });
});

describe("addition", () => {
  it("adds what was wanted while there is room", () => {
    expect(addition(2, 3, 5)).toEqual({ quantity: 2, problem: null });
  });

  it("adds what is left, and says so", () => {
    expect(addition(4, 3, 5)).toMatchObject({
      quantity: 2,
      problem: expect.stringMatching(/2 more/),
    });
  });

  it("adds what a cart takes, and calls that no stock", () => {
    expect(addition(600, 500, 2000)).toEqual({
      quantity: 499,
      problem:
        "Your cart already holds 500, so we added 499 more. A cart takes at most 999 of one product.",
    });
    expect(addition(1, 999, 2000)).toEqual({
      quantity: 0,
      problem: "A cart takes at most 999 of one product.",
    });
  });

  it("adds nothing when the cart holds everything", () => {
    expect(addition(1, 5, 5)).toEqual({
      quantity: 0,
      problem: "Your cart already holds all 5 we have in stock.",
    });
    expect(addition(1, 1, 1).problem).toMatch(/the only one/);
  });
});
