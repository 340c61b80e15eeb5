import { SuggestionsResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { listProducts, namesOf } from "./support/list-products";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

describe("searching products", () => {
  let catalog: TestCatalog;
  let mark: string;
  let walker: MadeProduct;

  beforeAll(async () => {
    catalog = await TestCatalog.open();
    mark = catalog.mark;
    const categoryId = await catalog.addCategory("Shelf");
    walker = await catalog.add({ title: `Folding ${mark}`, dollars: 80, categoryId });
    await catalog.add({
      title: "Carrying Tray",
      description: `A tray. For the ${mark}, and every ${mark} like it: ${mark} ${mark} ${mark}.`,
      dollars: 20,
    });
    await eventually(async () => {
      expect(await namesOf({ search: mark })).toHaveLength(2);
    });
  });
  afterAll(() => catalog.close());

  it("finds words of names and descriptions, names first however often a description says it", async () => {
    expect(await namesOf({ search: mark })).toEqual([`Folding ${mark}`, "Carrying Tray"]);
  });

  it("finds by category and by SKU, in any case", async () => {
    expect(await namesOf({ search: `shelf ${mark}` })).toEqual([`Folding ${mark}`]);
    expect(await namesOf({ search: walker.sku.toUpperCase() })).toEqual([`Folding ${mark}`]);
  });

  it("finds by the beginning of a word", async () => {
    expect(await namesOf({ search: mark.slice(0, 6) })).toContain(`Folding ${mark}`);
    expect(await namesOf({ search: `folding ${mark.slice(0, 6)}` })).toEqual([`Folding ${mark}`]);
  });

  it("forgives a slip: two letters swapped, one left out, one too much, one wrong", async () => {
    const swapped = `${mark.slice(0, 4)}${mark[5]}${mark[4]}${mark.slice(6)}`;
    const slips = [
      swapped,
      mark.slice(0, 5) + mark.slice(6),
      `${mark.slice(0, 5)}q${mark.slice(5)}`,
      `${mark.slice(0, 5)}q${mark.slice(6)}`,
    ];
    for (const slip of slips) {
      expect(await namesOf({ search: slip }), slip).toContain(`Folding ${mark}`);
    }
  });

  it("wants every word, else gives up the fewest and says which", async () => {
    expect(await namesOf({ search: `carrying ${mark}` })).toEqual(["Carrying Tray"]);
    // Vowels alone are like no mark, of other tests' products either.
    const { products, reading } = await listProducts({ search: `folding ${mark} uuyyooaayyuu` });
    expect(products.map(({ name }) => name)).toEqual([`Folding ${mark}`]);
    expect(reading).toEqual({ givenUp: ["uuyyooaayyuu"], nearestCategoryId: null });
  });

  it("finds nothing like what the shop does not sell, and names the nearest category", async () => {
    const { products, reading } = await listProducts({ search: "stair lift" });
    expect(products).toEqual([]);
    expect(reading?.nearestCategoryId).toEqual(expect.any(String));
  });

  it("says what it took a misspelt word for, unless it shall find just that", async () => {
    const { reading, total } = await listProducts({ search: "roletor" });
    expect(reading).toMatchObject({ corrected: "rollator" });
    expect(total).toBeGreaterThan(0);
    expect(await namesOf({ search: "roletor", asTyped: true })).toEqual([]);
  });

  it("knows other names, needs in plain words, and French", async () => {
    const first = async (search: string) => (await namesOf({ search, limit: 1 }))[0];
    expect(await first("toilet riser")).toMatch(/raised toilet seat/i);
    expect(await first("can't get out of the bathtub")).toMatch(/transfer bench/i);
    expect(await first("béquilles")).toMatch(/crutches/i);
  });

  it("sorts and filters what it finds", async () => {
    expect(await namesOf({ search: mark, sortBy: "priceAsc" })).toEqual([
      "Carrying Tray",
      `Folding ${mark}`,
    ]);
    expect(await namesOf({ search: mark, maxPrice: 50 })).toEqual(["Carrying Tray"]);
  });

  it("finds nothing in punctuation, and everything in an empty text", async () => {
    expect(await listProducts({ search: "?!" })).toEqual({
      products: [],
      total: 0,
      reading: { givenUp: [], nearestCategoryId: null },
    });
    expect((await listProducts({ search: "  ", limit: 1 })).total).toBeGreaterThan(1);
  });

  it.each(["wheelchiar", "rolator", "blood presure"])(
    "finds %s in the demo catalogue",
    async (search) => {
      const names = await namesOf({ search, limit: 1 });
      expect(names[0]).toMatch(/wheelchair|rollator|blood pressure/i);
    },
  );

  it("finds walkers by their beginning in the demo catalogue", async () => {
    const { products } = await listProducts({ search: "walk", limit: 1000 });
    expect(products.some(({ name }) => /walker/i.test(name))).toBe(true);
    expect(products.some(({ name }) => /rollator/i.test(name))).toBe(true);
  });

  const suggestionsFor = async (q: string) =>
    SuggestionsResponse.parse((await callApi("suggestions.list", { query: { q } })).body);

  it("suggests products with price and picture, categories and guides while it is typed", async () => {
    const { products, categories } = await suggestionsFor(`folding ${mark.slice(0, 6)}`);
    expect(products).toEqual([
      expect.objectContaining({
        name: `Folding ${mark}`,
        priceCAD: 8000,
        isFrom: false,
        imageUrl: null,
      }),
    ]);
    // Its own category is hidden.
    expect(categories).toEqual([]);
    const walking = await suggestionsFor("walk");
    // The ice tip for canes speaks of walking, too; it is not called so.
    expect(walking.products.length).toBeGreaterThan(2);
    for (const { name } of walking.products) expect(name).toMatch(/walk/i);
    expect(walking.categories.map(({ slug }) => slug)).toContain("mobility-aids");
    expect(walking.posts.length).toBeGreaterThan(0);
  });

  it("suggests what is meant by a misspelt word, and says so", async () => {
    const { corrected, products } = await suggestionsFor("  Roletor ");
    expect(corrected).toBe("rollator");
    expect(products[0]?.name).toMatch(/rollator/i);
  });

  it("suggests what a shop sells since it was asked last", async () => {
    const q = `just now ${mark}`;
    expect((await suggestionsFor(q)).products.map(({ name }) => name)).not.toContain(q);
    await catalog.add({ title: q, dollars: 12 });
    await eventually(async () => {
      expect((await suggestionsFor(q)).products.map(({ name }) => name)).toContain(q);
    });
  });

  it("suggests nothing for nothing", async () => {
    const nothing = { products: [], categories: [], posts: [] };
    expect(await suggestionsFor(" ")).toEqual(nothing);
    expect(await suggestionsFor("?!")).toEqual(nothing);
  });
});
