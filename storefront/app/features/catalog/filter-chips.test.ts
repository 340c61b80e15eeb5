import type { Category, ProductFacetsResponse } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { filterChips } from "./filter-chips";
import { changeFilters, NO_FILTERS } from "./filters";

const facets = {
  ...{ categories: [], prices: [], inStock: 0, featured: 0, onSale: 0 },
  specs: [
    {
      ...{ name: "seat-width", label: "Seat width" },
      values: [{ choice: "seat-width.46", label: "46 cm (18 in)", count: 2 }],
    },
  ],
  fits: [{ question: "doorway" as const, label: "Doorway width", answered: 3 }],
} satisfies ProductFacetsResponse;
const category = { name: "Wheelchairs", slug: "wheelchairs" } as Category;

describe("chips of what narrows a list", () => {
  it("say all of it in words, and lead to the list without one", () => {
    const filters = {
      ...NO_FILTERS,
      ...{ search: "rollator", sort: "relevance" as const, category: "wheelchairs", page: 3 },
      ...{ price: { min: 25, max: 50 }, inStock: true, onSale: true, doorway: "24 in" },
      specs: ["colour.Blue", "seat-width.46"],
    };
    const chips = filterChips(filters, { category, facets });
    expect(chips.map(({ label }) => label)).toEqual([
      "“rollator”",
      "Wheelchairs",
      "$25 to $50",
      "In Stock Only",
      "On Sale",
      "Blue",
      "Seat width: 46 cm (18 in)",
      "Doorway width: 61 cm (24 in)",
    ]);
    const without = (label: string) => chips.find((chip) => chip.label === label)?.without ?? {};
    const left = changeFilters(filters, without("Seat width: 46 cm (18 in)"));
    expect(left).toMatchObject({ specs: ["colour.Blue"], page: 1, doorway: "24 in" });
    expect(changeFilters(filters, without("“rollator”"))).toMatchObject({
      ...{ search: "", sort: "name" },
    });
  });

  it("are none for an open price, an entry that cannot be read, and a plain list", () => {
    const filters = { ...NO_FILTERS, doorway: "wide" };
    expect(filterChips(filters, { category: undefined, facets })).toEqual([]);
    const [from] = filterChips(
      { ...NO_FILTERS, price: { min: 500, max: 2000 } },
      { category: undefined, facets: undefined },
    );
    expect(from?.label).toBe("$500 and up");
  });
});
