import { describe, expect, it } from "vitest";
import { filtersOf, orderOf, pageOf } from "./product-list-query";

describe("a product list's query", () => {
  it("filters by nothing but what shoppers see when nothing is asked", () => {
    expect(filtersOf({})).toEqual({ $and: [{ listed: true }] });
  });

  it("leaves nothing out for staff who ask for all", () => {
    expect(filtersOf({ all: true })).toEqual({});
  });

  it("turns dollars into cents and flags into conditions", () => {
    expect(filtersOf({ minPrice: 19.99, maxPrice: 50, inStockOnly: true, onSale: true })).toEqual({
      $and: [
        { listed: true },
        {
          $and: [
            { price_max_cents: { $gte: 1999 } },
            { price_cents: { $lte: 5000 } },
            {
              $or: [{ price_cents: { $gte: 1999 } }, { variant_cents: { $gte: 1999, $lte: 5000 } }],
            },
          ],
        },
        { in_stock: true },
        { on_sale: true },
      ],
    });
  });

  it("asks for one variant whose price is enough, or low enough", () => {
    const filters = (query: object) => filtersOf({ all: true, ...query });
    expect(filters({ minPrice: 5 })).toEqual({
      $and: [{ $and: [{ price_max_cents: { $gte: 500 } }] }],
    });
    expect(filters({ maxPrice: 5 })).toEqual({
      $and: [{ $and: [{ price_cents: { $lte: 500 } }] }],
    });
  });

  it("reads a flag that is false as not asked", () => {
    expect(filtersOf({ inStockOnly: false, featured: false, onSale: false })).toEqual({
      $and: [{ listed: true }],
    });
  });

  it("wants one of the choices of each filter, and that everything asked fits", () => {
    expect(
      filtersOf({
        specs: ["colour.Blue", "seat-width.46", "colour.Red"],
        ...{ doorwayCm: 61, userKg: 136, userCm: 170 },
      }),
    ).toEqual({
      $and: [
        { listed: true },
        { spec_choices: { $overlaps: ["colour.Blue", "colour.Red"] } },
        { spec_choices: { $overlaps: ["seat-width.46"] } },
        { width_cm: { $lte: 61 } },
        { carries_kg: { $gte: 136 } },
        { heights_cm: { $contains: [170] } },
      ],
    });
  });

  it("asks for no products when the list of ids is empty", () => {
    expect(filtersOf({ ids: [] })).toEqual({ $and: [{ listed: true }, { id: { $in: [] } }] });
  });

  it("sorts by name, a search by relevance, unless told otherwise", () => {
    expect(Object.keys(orderOf({}))).toEqual(["name_sort", "id"]);
    expect(Object.keys(orderOf({ search: "cane" }))[0]).toBe("_score");
    expect(orderOf({ search: "cane", sortBy: "priceDesc" })).toEqual({
      price_cents: "DESC",
      name_sort: "ASC",
      id: "ASC",
    });
  });

  it("answers 100 products from the first on, or as many as there are ids", () => {
    expect(pageOf({})).toEqual({ skip: 0, take: 100 });
    expect(pageOf({ limit: 8, offset: 16 })).toEqual({ skip: 16, take: 8 });
    expect(pageOf({ ids: Array.from({ length: 150 }, String) }).take).toBe(150);
  });
});
