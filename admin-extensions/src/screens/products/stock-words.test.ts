import type { ProductVariant } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import {
  heldBackOf,
  listedStockWords,
  stockInWords,
  tooFewOnHand,
  typedStock,
  typedStockHint,
} from "./stock-words";

const SHELF = { stock: 4, onHand: 7, reserved: 3 };

describe("a stock that orders wait for", () => {
  it("is typed as the count of the shelf; what can be sold follows", () => {
    expect(typedStock(SHELF)).toBe("7");
    expect(typedStockHint("7", heldBackOf(SHELF))).toBe(
      "Pieces on hand. Reserved for orders: 3. Available: 4.",
    );
    expect(typedStockHint("0", 0)).toBe("Pieces on hand. Reserved for orders: 0. Available: 0.");
  });

  it("says nothing of what can be sold before there is a number", () => {
    expect(typedStockHint("", 3)).toBe("Pieces on hand. Reserved for orders: 3.");
    expect(typedStockHint(" ", 0)).toBe("Pieces on hand.");
    expect(typedStockHint("-", 0)).toBe("Pieces on hand.");
  });

  it("cannot be less than what they wait for", () => {
    expect(tooFewOnHand("2", 3)).toMatch(/^Orders wait for 3 of them/);
    expect(tooFewOnHand("3", 3)).toBeUndefined();
  });

  it("is said in three words", () => {
    const shelf = { ...SHELF, variants: [] };
    expect(stockInWords(shelf)).toBe("7 on hand, 3 reserved, 4 available");
    expect(stockInWords({ ...shelf, onHand: null })).toBe("Not counted, always available");
    expect(listedStockWords(shelf)).toBe("available");
  });
});

describe("a stock of several variants", () => {
  const of = (...stocks: number[]) => ({
    ...SHELF,
    variants: stocks.map((stock, place) => ({
      ...({} as ProductVariant),
      ...{ stock, options: { Size: "SML"[place] ?? "" } },
    })),
  });

  it("is that of all together, whichever is the default", () => {
    expect(stockInWords(of(0, 12, 8))).toBe("20 available, of 3 variants together");
  });

  it("says which one is low where all together are not", () => {
    expect(listedStockWords(of(12, 2, 40))).toBe("available, M: 2");
    expect(listedStockWords(of(12, 10, 40))).toBe("available, 3 variants");
    expect(listedStockWords(of(1, 2, 0))).toBe("available, 3 variants");
  });
});
