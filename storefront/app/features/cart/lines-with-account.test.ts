import type { Product } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { linesWithAccount, missingIds } from "./lines-with-account";

const line = (id: string, quantity: number) => ({ id, name: id, price: 1, image: "", quantity });
const product = (id: string) =>
  ({
    id,
    name: id,
    priceCAD: 250,
    images: [],
    stock: 9,
    options: [],
    variants: [],
  }) as unknown as Product;
const merged = (lines: Record<string, number>) => ({
  items: Object.entries(lines).map(([productId, qty]) => ({ productId, qty })),
});

describe("a browser's cart after it was merged with the account's", () => {
  it("has the merged quantities, and the account's other lines at the end", () => {
    const sent = [line("lamp", 1), line("cane", 2)];
    const answer = merged({ rail: 4, cane: 3, lamp: 1 });
    expect(missingIds(sent, answer)).toEqual(["rail"]);
    expect(linesWithAccount(sent, { sent, merged: answer, products: [product("rail")] })).toEqual([
      line("lamp", 1),
      line("cane", 3),
      { ...line("rail", 4), price: 2.5 },
    ]);
  });

  it("lets go of lines that the account removed, or that are not the account's", () => {
    const sent = [line("lamp", 1), line("cane", 2)];
    expect(linesWithAccount(sent, { sent, merged: merged({ lamp: 1 }), products: [] })).toEqual([
      line("lamp", 1),
    ]);
  });

  it("keeps what was changed, added or removed meanwhile", () => {
    const sent = [line("lamp", 1), line("cane", 2)];
    const now = [line("lamp", 5), line("soap", 1)];
    const answer = merged({ lamp: 2, cane: 3, soap: 8 });
    const products = [product("cane"), product("soap")];
    expect(linesWithAccount(now, { sent, merged: answer, products })).toEqual(now);
  });
});
