import type { CartItem } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addToLines,
  type CartLines,
  countPieces,
  lineTotal,
  MAX_LINE_QUANTITY,
  removeLine,
  setLineQuantity,
  subtotalOf,
} from "./cart-rules";

const aLine = (change: Partial<CartItem> = {}): CartItem => ({
  id: "cane",
  name: "Folding Cane",
  price: 39.95,
  image: "/static/cane.webp",
  quantity: 1,
  ...change,
});

const cane = { id: "cane", name: "Folding Cane", price: 39.95, image: "" };
const walker = { id: "walker", name: "Walker", price: 89, image: "" };

const anAction = fc.oneof(
  fc.record({
    kind: fc.constant("add" as const),
    id: fc.constantFrom("a", "b", "c"),
    quantity: fc.integer({ min: 1, max: 20 }),
    stock: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant("set" as const),
    id: fc.constantFrom("a", "b", "c"),
    quantity: fc.integer({ min: -3, max: 2000 }),
    stock: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant("remove" as const), id: fc.constantFrom("a", "b", "c") }),
);

function applied(
  lines: CartLines,
  action: typeof anAction extends fc.Arbitrary<infer A> ? A : never,
) {
  if (action.kind === "remove") return removeLine(lines, action.id);
  if (action.kind === "set") {
    return setLineQuantity(lines, action.id, action.quantity, action.stock);
  }
  const { id, quantity, stock } = action;
  return addToLines(lines, { id, name: id, price: 9.99, image: "", stock }, quantity);
}

describe("adding to the cart", () => {
  it("adds one piece unless told otherwise", () => {
    expect(addToLines([], cane)).toEqual([{ ...cane, quantity: 1 }]);
  });

  it("increases the quantity of a product that is already there, in its place", () => {
    const lines = addToLines(addToLines(addToLines([], cane, 2), walker), cane, 3);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ["cane", 5],
      ["walker", 1],
    ]);
  });

  it("never holds more pieces than are in stock", () => {
    const lines = addToLines(addToLines([], { ...cane, stock: 4 }, 3), { ...cane, stock: 4 }, 3);
    expect(lines[0]?.quantity).toBe(4);
  });

  it("does not keep the stock in the line", () => {
    expect(addToLines([], { ...cane, stock: 4 })[0]).not.toHaveProperty("stock");
  });
});

describe("setting a quantity", () => {
  it.each([0, -1])("removes the line at %i", (quantity) => {
    expect(setLineQuantity([aLine()], "cane", quantity)).toEqual([]);
  });

  it("is capped by the stock", () => {
    expect(setLineQuantity([aLine()], "cane", 9, 5)[0]?.quantity).toBe(5);
  });

  it("leaves other lines alone", () => {
    const other = aLine({ id: "walker", quantity: 2 });
    expect(setLineQuantity([aLine(), other], "cane", 3)[1]).toBe(other);
  });
});

describe("any sequence of changes", () => {
  it("keeps one line per product, each with 1 to 999 whole pieces", () => {
    fc.assert(
      fc.property(fc.array(anAction, { maxLength: 40 }), (actions) => {
        const lines = actions.reduce<CartLines>(applied, []);
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        for (const { quantity } of lines) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_LINE_QUANTITY);
        }
        expect(countPieces(lines)).toBe(lines.reduce((sum, line) => sum + line.quantity, 0));
      }),
    );
  });
});

describe("sums", () => {
  it("add up in cents, not in floating point", () => {
    const lines = [aLine({ price: 0.1, quantity: 1 }), aLine({ id: "b", price: 0.2, quantity: 1 })];
    expect(subtotalOf(lines)).toBe(0.3);
    expect(lineTotal(aLine({ price: 1.1, quantity: 3 }))).toBe(3.3);
  });

  it("of lines are the subtotal, for any prices", () => {
    const line = fc.record({
      cents: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (drawn) => {
        const lines = drawn.map(({ cents, quantity }, place) =>
          aLine({ id: String(place), price: cents / 100, quantity }),
        );
        const cents = drawn.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
        expect(subtotalOf(lines)).toBe(cents / 100);
      }),
    );
  });
});
