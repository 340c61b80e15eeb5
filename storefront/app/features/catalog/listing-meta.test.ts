import { describe, expect, it } from "vitest";
import { NO_FILTERS, type ProductFilters } from "./filters";
import { listingMeta } from "./listing-meta";

const meta = (filters: Partial<ProductFilters>) =>
  listingMeta({ filters: { ...NO_FILTERS, ...filters }, category: undefined });

describe("what search engines see of a list", () => {
  it("is every category and page, however it is sorted", () => {
    expect(meta({ category: "wheelchairs", page: 2, sort: "priceAsc" })).toMatchObject({
      ...{ path: "/products/wheelchairs?page=2", isHidden: false },
    });
  });

  it("is nothing of searches and narrowed lists", () => {
    for (const narrowed of [
      { search: "cane" },
      { onSale: true },
      { price: { min: 0, max: 50 } },
      { specs: ["colour.Blue"] },
      { doorway: "24 in" },
    ]) {
      expect(meta(narrowed).isHidden, JSON.stringify(narrowed)).toBe(true);
    }
  });
});
