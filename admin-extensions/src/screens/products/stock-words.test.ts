import { describe, expect, it } from "vitest";
import { heldBackOf, stockInWords, tooFewOnHand, typedStock, typedStockHint } from "./stock-words";

const SHELF = { stock: 4, onHand: 7, reserved: 3 };

describe("a stock that orders wait for", () => {
  it("is typed as the count of the shelf; what can be sold follows", () => {
    expect(typedStock(SHELF)).toBe("7");
    expect(typedStockHint("7", heldBackOf(SHELF))).toBe(
      "Pieces on hand. Reserved for orders: 3. Available: 4.",
    );
    expect(typedStockHint("", 3)).toContain("Available: …");
  });

  it("cannot be less than what they wait for", () => {
    expect(tooFewOnHand("2", 3)).toMatch(/^Orders wait for 3 of them/);
    expect(tooFewOnHand("3", 3)).toBeUndefined();
  });

  it("is said in three words", () => {
    expect(stockInWords(SHELF)).toBe("7 on hand, 3 reserved, 4 available");
    expect(stockInWords({ ...SHELF, onHand: null })).toBe("Not counted, 4 available");
  });
});
