import { describe, expect, it } from "vitest";
import { ErrorResponse, errorResponseOf } from "./errors.js";
import { ProductListQuery } from "./products.js";

const messageFor = (query: Record<string, unknown>) => {
  const parsed = ProductListQuery.safeParse(query);
  return parsed.success ? null : ErrorResponse.parse(errorResponseOf(parsed.error)).message;
};

describe("the product list query", () => {
  it("reads every parameter of the specification", () => {
    expect(
      ProductListQuery.parse({
        categoryId: "pcat_1",
        minPrice: "10",
        maxPrice: "99.50",
        inStockOnly: "true",
        featured: "true",
        onSale: "false",
        search: "  walker ",
        sortBy: "priceAsc",
        limit: "1000",
        ids: "a,b,,c",
      }),
    ).toEqual({
      categoryId: "pcat_1",
      minPrice: 10,
      maxPrice: 99.5,
      inStockOnly: true,
      featured: true,
      onSale: false,
      search: "walker",
      sortBy: "priceAsc",
      limit: 1000,
      ids: ["a", "b", "c"],
    });
  });

  it("works without any parameter and does not mind unknown ones", () => {
    expect(ProductListQuery.parse({ utm_source: "letter" })).toEqual({});
  });

  it.each([
    [{ limit: "0" }, "limit must be a whole number from 1 to 1000."],
    [{ limit: "1001" }, "limit must be a whole number from 1 to 1000."],
    [{ limit: "12.5" }, "limit must be a whole number from 1 to 1000."],
    [{ offset: "-1" }, "offset must be a whole number from 0 to 1000000."],
    [{ minPrice: "cheap" }, "minPrice must be an amount in dollars, like 25 or 25.50."],
    [{ maxPrice: "-5" }, "maxPrice must be an amount in dollars, like 25 or 25.50."],
    [{ minPrice: "1e3" }, "minPrice must be an amount in dollars, like 25 or 25.50."],
    [{ minPrice: "20", maxPrice: "10" }, "minPrice must not be above maxPrice."],
    [{ inStockOnly: "yes" }, "inStockOnly must be true or false."],
    [
      { sortBy: "random" },
      "sortBy must be one of name, priceAsc, priceDesc, featured; for staff also nameDesc, stockAsc, stockDesc, categoryAsc, categoryDesc.",
    ],
    [{ sortBy: "stockAsc" }, "sortBy must be one of name, priceAsc, priceDesc, featured."],
    [{ search: ["a", "b"] }, "search must be given once, as text."],
    [{ search: "x".repeat(201) }, "search must have at most 200 characters."],
    [{ search: "a\u0000b" }, "search holds a character that cannot be read."],
    [{ limit: ["1", "2"] }, "limit must be a whole number from 1 to 1000."],
  ])("refuses %j in plain words", (query, message) => {
    expect(messageFor(query)).toBe(message);
  });
});
