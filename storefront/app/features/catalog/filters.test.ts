import { PRODUCT_SORTS, ProductListQuery } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressOf,
  changeFilters,
  clearFilters,
  defaultSort,
  hasActiveFilters,
  listParams,
  NO_FILTERS,
  type ProductFilters,
  readFilters,
} from "./filters";

function filtersOfAddress(address: string): ProductFilters {
  const { pathname, searchParams } = new URL(address, "http://shop");
  const [, category] = /^\/products\/(.+)$/.exec(pathname) ?? [];
  return readFilters(searchParams, category && decodeURIComponent(category));
}

const aSlug = fc.constantFrom("", "mobility-aids", "daily-living", "café-&-more");
const aSearch = fc.oneof(
  fc.constant(""),
  fc
    .string({ maxLength: 40 })
    .map((text) => readFilters(new URLSearchParams({ search: text })).search),
);
const someFilters: fc.Arbitrary<ProductFilters> = fc
  .record({
    search: aSearch,
    category: aSlug,
    bounds: fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2000 })),
    typed: fc.boolean(),
    inStock: fc.boolean(),
    featured: fc.boolean(),
    onSale: fc.boolean(),
    specs: fc
      .uniqueArray(fc.constantFrom("colour.Blue", "colour.Crème & co", "seat-width.41-46"))
      .map((choices) => choices.sort()),
    doorway: fc.constantFrom("", "24 in", "5'7\""),
    weight: fc.constantFrom("", "180 lb", "heavy"),
    height: fc.constantFrom("", "170 cm"),
    chosenSort: fc.constantFrom(undefined, ...PRODUCT_SORTS),
    view: fc.constantFrom("grid" as const, "list" as const),
    page: fc.integer({ min: 1, max: 9999 }),
  })
  .map(({ bounds: [one, other], chosenSort, typed, ...filters }) => ({
    ...filters,
    asTyped: typed && filters.search !== "",
    price: { min: Math.min(one, other), max: Math.max(one, other) },
    sort: chosenSort ?? defaultSort(filters.search),
  }));

describe("the address of filters", () => {
  it("leads back to the same filters", () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        expect(filtersOfAddress(addressOf(filters))).toEqual(filters);
      }),
    );
  });

  it("is short when nothing is chosen", () => {
    expect(addressOf(NO_FILTERS)).toBe("/products");
    expect(addressOf({ ...NO_FILTERS, category: "mobility-aids" })).toBe("/products/mobility-aids");
  });

  it("leaves out a minimum of 0 and a maximum of 2000", () => {
    expect(addressOf({ ...NO_FILTERS, price: { min: 0, max: 300 } })).toBe(
      "/products?maxPrice=300",
    );
    expect(addressOf({ ...NO_FILTERS, price: { min: 50, max: 2000 } })).toBe(
      "/products?minPrice=50",
    );
  });
});

describe("reading an address", () => {
  it("accepts the links of other pages: search, category, featured", () => {
    const query = new URLSearchParams("search=bath+seat&category=bathroom&featured=true");
    expect(readFilters(query)).toMatchObject({
      search: "bath seat",
      category: "bathroom",
      featured: true,
      sort: "relevance",
    });
  });

  it("cuts a search to the length that the shop takes, and no sign in half", () => {
    const searchOf = (search: string) => readFilters(new URLSearchParams({ search })).search;
    expect(searchOf("🪑".repeat(101))).toBe("🪑".repeat(100));
    expect(searchOf(`a${"🪑".repeat(101)}`)).toBe(`a${"🪑".repeat(99)}`);
  });

  it("takes a category's slug as it is written, from the path before the query", () => {
    const query = new URLSearchParams("category=bathroom");
    expect(readFilters(query, "Mobility-Aids").category).toBe("Mobility-Aids");
  });

  it("takes nonsense for not given", () => {
    const query = new URLSearchParams("page=-2&sort=cheap&view=3d&inStock=maybe&minPrice=lots");
    expect(readFilters(query)).toEqual(NO_FILTERS);
  });

  it("gives the API a question that it accepts, whatever the address says", () => {
    const names = ["search", "category", "minPrice", "maxPrice", "sort", "page", "inStock"];
    names.push("spec", "doorway", "weight", "height");
    const aValue = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary" }).map((text) => `colour.${text}`),
      fc
        .tuple(fc.nat(), fc.constantFrom(" in", "cm", "lb", "'", ""))
        .map((parts) => parts.join("")),
    );
    const anyQuery = fc.array(fc.tuple(fc.constantFrom(...names), aValue));
    fc.assert(
      fc.property(anyQuery, (pairs) => {
        const params = listParams(readFilters(new URLSearchParams(pairs)), "pcat_1");
        expect(ProductListQuery.safeParse(params).success).toBe(true);
      }),
    );
  });
});

describe("what the API is asked", () => {
  it("omits a minimum of 0 and a maximum of 2000", () => {
    const params = listParams(NO_FILTERS);
    expect(params).toEqual({ limit: "24", sortBy: "name" });
  });

  it("says every filter in the API's words", () => {
    const filters: ProductFilters = {
      search: "cane",
      asTyped: true,
      category: "mobility-aids",
      price: { min: 20, max: 90 },
      inStock: true,
      featured: true,
      onSale: true,
      specs: ["colour.Blue", "seat-width.46"],
      doorway: "24 in",
      weight: "heavy",
      height: "5 ft 7 in",
      sort: "priceAsc",
      view: "list",
      page: 3,
    };
    expect(listParams(filters, "pcat_1")).toEqual({
      categoryId: "pcat_1",
      search: "cane",
      asTyped: "true",
      minPrice: "20",
      maxPrice: "90",
      inStockOnly: "true",
      featured: "true",
      onSale: "true",
      specs: "colour.Blue,seat-width.46",
      doorwayCm: "61",
      userCm: "170",
      sortBy: "priceAsc",
      limit: "24",
      offset: "48",
    });
  });

  it("leaves the order of a search to how well things match, until somebody chooses", () => {
    const found = readFilters(new URLSearchParams("search=walker"));
    expect(listParams(found).sortBy).toBeUndefined();
    expect(listParams(changeFilters(found, { sort: "name" })).sortBy).toBe("name");
  });
});

describe("changing filters", () => {
  const onPageThree = { ...NO_FILTERS, page: 3 };

  it("starts on the first page again", () => {
    expect(changeFilters(onPageThree, { inStock: true }).page).toBe(1);
    expect(changeFilters(onPageThree, { sort: "priceDesc" }).page).toBe(1);
  });

  it("stays on the page when only the look changes", () => {
    expect(changeFilters(onPageThree, { view: "list" }).page).toBe(3);
  });

  it("keeps a chosen order while searching, and drops 'best match' after it", () => {
    const byPrice = changeFilters({ ...NO_FILTERS, sort: "priceAsc" }, { search: "cane" });
    expect(byPrice.sort).toBe("priceAsc");
    const searched = changeFilters(NO_FILTERS, { search: "cane" });
    expect(searched.sort).toBe("relevance");
    expect(changeFilters(searched, { search: "" }).sort).toBe("name");
  });

  it("clears everything that narrows the list and keeps how it looks", () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const cleared = clearFilters(filters);
        expect(hasActiveFilters(cleared)).toBe(false);
        expect(cleared.view).toBe(filters.view);
        expect(cleared.page).toBe(1);
      }),
    );
  });

  it("counts as active whatever narrows the list, not how it looks", () => {
    expect(hasActiveFilters({ ...NO_FILTERS, view: "list", sort: "priceAsc", page: 2 })).toBe(
      false,
    );
    for (const change of [
      { search: "x" },
      { category: "mobility-aids" },
      { price: { min: 0, max: 1990 } },
      { inStock: true },
      { featured: true },
      { onSale: true },
    ]) {
      expect(hasActiveFilters({ ...NO_FILTERS, ...change })).toBe(true);
    }
  });
});
