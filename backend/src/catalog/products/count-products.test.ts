import { describe, expect, it } from "vitest";
import { specFiltersFrom } from "../spec-filters/spec-filters";
import { answerOf, facetsFor } from "./count-products";

const { filters } = specFiltersFrom(`Kind,Filter,Specs,Unit
doorway,Doorway width,Width,in
user weight,Weight of the user,Weight capacity,lb
length,Seat width,Seat width,in
choice,Colour,Colour,`);

describe("what the index is to count", () => {
  it("is every choice of every filter, nothing held to anything when nothing is chosen", () => {
    const facets = facetsFor({}, filters);
    expect(facets).toMatchObject({
      category: { values: "category_ids" },
      inStock: { filters: { yes: { in_stock: true } } },
      doorway: { filters: { yes: { width_cm: { $exists: true } } } },
      specs: { values: "spec_choices" },
    });
    expect(Object.values(facets).filter(({ chosen }) => chosen)).toEqual([]);
    expect(facetsFor({}, []).specs).toBeUndefined();
  });

  it("holds the other filters to what is chosen of one", () => {
    const query = {
      ...{ categoryId: "c", maxPrice: 50, inStockOnly: true, doorwayCm: 61 },
      specs: ["colour.Blue", "seat-width.46", "colour.Red"],
    };
    const facets = facetsFor(query, filters);
    expect(facets.category?.chosen).toEqual({ category_ids: { $contains: ["c"] } });
    expect(facets.price?.chosen).toEqual({ $and: [{ price_cents: { $lte: 5000 } }] });
    expect(facets.inStock?.chosen).toEqual({ in_stock: true });
    expect(facets.doorway?.chosen).toEqual({ width_cm: { $lte: 61 } });
    expect(facets["spec.colour"]).toEqual({
      ...{ values: "spec_choices", begin: "colour." },
      chosen: { spec_choices: { $overlaps: ["colour.Blue", "colour.Red"] } },
    });
    expect(facets["spec.seat-width"]).toMatchObject({ begin: "seat-width." });
  });
});

describe("counts of a list's choices", () => {
  const counts = {
    category: { c1: 3 },
    price: { 0: 2, 25: 1 },
    inStock: { yes: 4 },
    doorway: { yes: 2 },
    specs: { "seat-width.46": 2, "seat-width.41-46": 1, "seat-width.41": 3, "other.x": 1 },
    "spec.colour": { "colour.Blue": 1, "colour.Black": 4, "colour.Amber": 1 },
  };
  const query = { specs: ["colour.Blue", "colour.Pink"], userKg: 80 };

  it("have the words of the filters: sizes by size, others by how often they are there", () => {
    const { specs, prices, inStock, onSale, categories } = answerOf(counts, { query, filters });
    expect({ inStock, onSale, categories }).toEqual({
      ...{ inStock: 4, onSale: 0 },
      categories: [{ id: "c1", count: 3 }],
    });
    expect(prices.map(({ min, max, count }) => [min, max, count]).slice(0, 3)).toEqual([
      [0, 25, 2],
      [25, 50, 1],
      [50, 100, 0],
    ]);
    expect(specs).toEqual([
      {
        ...{ name: "seat-width", label: "Seat width" },
        values: [
          { choice: "seat-width.41", label: "41 cm (16 in)", count: 3 },
          { choice: "seat-width.41-46", label: "41 cm (16 in) to 46 cm (18 in)", count: 1 },
          { choice: "seat-width.46", label: "46 cm (18 in)", count: 2 },
        ],
      },
      {
        ...{ name: "colour", label: "Colour" },
        values: [
          { choice: "colour.Black", label: "Black", count: 4 },
          { choice: "colour.Amber", label: "Amber", count: 1 },
          { choice: "colour.Blue", label: "Blue", count: 1 },
          { choice: "colour.Pink", label: "Pink", count: 0 },
        ],
      },
    ]);
  });

  it("ask only what products of the list answer, or what is asked already", () => {
    const { fits } = answerOf(counts, { query, filters });
    expect(fits).toEqual([
      { question: "doorway", label: "Doorway width", answered: 2 },
      { question: "weight", label: "Weight of the user", answered: 0 },
    ]);
    expect(answerOf({}, { query: {}, filters })).toMatchObject({ fits: [], specs: [] });
  });
});
