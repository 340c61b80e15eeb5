import { describe, expect, it } from "vitest";
import { differInStockAlone, documentDifferences } from "./document-differences";

const FIELDS = ["id", "name", "listed", "cents", "category_ids", "read_at"];
const document = {
  id: "prod_1",
  name: "Cane",
  listed: true,
  cents: [1000, 900],
  category_ids: ["pcat_1", "pcat_2"],
  read_at: 5,
};

describe("a document that the index holds", () => {
  it("is as it should be whenever it was read before, and in whichever order its lists are", () => {
    const held = {
      ...document,
      read_at: 4,
      cents: [900, 1000],
      category_ids: ["pcat_2", "pcat_1"],
    };
    expect(documentDifferences(held, document, FIELDS)).toEqual([]);
  });

  it("may say nothing where there is nothing to say", () => {
    const { cents: _, ...single } = document;
    expect(documentDifferences({ ...document, cents: null }, single, FIELDS)).toEqual([]);
    expect(documentDifferences({ ...document, cents: [] }, single, FIELDS)).toEqual([]);
  });

  it("differs in the fields that say something else", () => {
    const held = { ...document, name: "Stick", listed: null, category_ids: ["pcat_1"] };
    expect(documentDifferences(held, document, FIELDS)).toEqual(["name", "listed", "category_ids"]);
  });

  it("differs in when it was read where that is yet to come", () => {
    expect(documentDifferences({ ...document, read_at: 6 }, document, FIELDS)).toEqual(["read_at"]);
  });
});

describe("a product of which some were sold", () => {
  const answer = (stock: number, { of = stock, price = 900 } = {}) =>
    JSON.stringify({ priceCAD: price, stock, variants: [{ stock: of }], specs: { stock: "firm" } });
  const before = { ...document, in_stock: true, stock: 5, least_stock: 5, answer: answer(5) };

  it("says nothing else in another number of pieces, of whichever variant", () => {
    const now = { ...before, read_at: 9, least_stock: 3, answer: answer(5, { of: 3 }) };
    expect(differInStockAlone(before, now)).toBe(true);
    expect(differInStockAlone(before, { ...now, stock: 3, answer: answer(3) })).toBe(true);
  });

  it("is not told from one of which a writer that died has told nobody", () => {
    expect(differInStockAlone(before, { ...before, read_at: 9 })).toBe(false);
  });

  it.each([
    ["it is sold out now", { in_stock: false, least_stock: 0, answer: answer(0) }],
    ["its price is another one, too", { answer: answer(3, { price: 950 }) }],
    ["its name is another one, too", { name: "Stick", answer: answer(3) }],
    ["a specification of that name differs", { answer: before.answer.replace("firm", "soft") }],
    ["it has a field that it did not have", { heights_cm: [90], answer: answer(3) }],
  ])("says something else where %s", (_why, other) => {
    expect(differInStockAlone(before, { ...before, ...other })).toBe(false);
  });
});
