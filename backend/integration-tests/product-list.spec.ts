import {
  PRODUCT_SORTS,
  type ProductFacetsParams,
  ProductFacetsResponse,
  type STAFF_ONLY_SORTS,
  StaffProductListResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { listProducts, namesOf } from "./support/list-products";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

describe("GET /api/products", () => {
  let catalog: TestCatalog;
  let categoryId: string;
  let subcategoryId: string;
  const made: Record<string, MadeProduct> = {};

  beforeAll(async () => {
    catalog = await TestCatalog.open();
    categoryId = await catalog.addCategory("Shelf");
    subcategoryId = await catalog.addCategory("Corner", categoryId);
    const products = [
      { title: "Anchor", dollars: 20, stock: 3, categoryId },
      { title: "Élan", dollars: 50.5, saleDollars: 40, stock: 0, categoryId },
      { title: "bolt", dollars: 20, stock: 12, featured: true, categoryId },
      { title: "Dial", dollars: 1999.99, stock: 1, categoryId: subcategoryId },
      { title: "Cleat", dollars: 5, stock: 0, featured: true, categoryId: subcategoryId },
    ];
    for (const product of products) made[product.title] = await catalog.add(product);
    await eventually(async () => {
      const names = await namesOf({ categoryId });
      expect(names).toHaveLength(5);
      expect(await namesOf({ categoryId, featured: true })).toHaveLength(2);
      expect(await namesOf({ categoryId, onSale: true })).toHaveLength(1);
      expect(await namesOf({ categoryId, inStockOnly: true })).toHaveLength(3);
    });
  });
  afterAll(() => catalog.close());

  const idOf = (name: string) => made[name]?.id ?? "";

  it("lists by name, whatever the case and accents, and counts all", async () => {
    const { products, total } = await listProducts({ categoryId });
    expect(products.map(({ name }) => name)).toEqual(["Anchor", "bolt", "Cleat", "Dial", "Élan"]);
    expect(total).toBe(5);
  });

  it("answers the fields of a product as staff set them", async () => {
    const { products } = await listProducts({ ids: idOf("Élan") });
    expect(products[0]).toMatchObject({
      id: idOf("Élan"),
      slug: made.Élan?.slug,
      sku: made.Élan?.sku,
      priceCAD: 4000,
      originalPriceCAD: 5050,
      discountPercentage: 21,
      onSale: true,
      stock: 0,
      featured: false,
      categoryId,
      images: [],
      specs: {},
    });
  });

  it("sorts by price both ways, and featured first; equals by name", async () => {
    expect(await namesOf({ categoryId, sortBy: "priceAsc" })).toEqual([
      "Cleat",
      "Anchor",
      "bolt",
      "Élan",
      "Dial",
    ]);
    expect(await namesOf({ categoryId, sortBy: "priceDesc" })).toEqual([
      "Dial",
      "Élan",
      "Anchor",
      "bolt",
      "Cleat",
    ]);
    expect(await namesOf({ categoryId, sortBy: "featured" })).toEqual([
      "bolt",
      "Cleat",
      "Anchor",
      "Dial",
      "Élan",
    ]);
  });

  it("sorts staff's table by name from the end, stock and category both ways, and no shopper's list", async () => {
    const staff = await Staff.signIn();
    const sorted = async (sortBy: (typeof STAFF_ONLY_SORTS)[number]) => {
      const query = { categoryId, sortBy };
      expect((await callApi("products.list", { query })).status).toBe(400);
      const { body } = await staff.visitor.ask("products.listAll", { query });
      return StaffProductListResponse.parse(body).products.map(({ name }) => name);
    };
    expect(await sorted("nameDesc")).toEqual(["Élan", "Dial", "Cleat", "bolt", "Anchor"]);
    expect(await sorted("stockAsc")).toEqual(["Cleat", "Élan", "Dial", "Anchor", "bolt"]);
    expect(await sorted("stockDesc")).toEqual(["bolt", "Anchor", "Dial", "Cleat", "Élan"]);
    expect(await sorted("categoryAsc")).toEqual(["Cleat", "Dial", "Anchor", "bolt", "Élan"]);
    expect(await sorted("categoryDesc")).toEqual(["Anchor", "bolt", "Élan", "Cleat", "Dial"]);
    await staff.leave();
  });

  it("filters by category, stock, featured and sale", async () => {
    expect(await namesOf({ categoryId: subcategoryId })).toEqual(["Cleat", "Dial"]);
    expect(await namesOf({ categoryId, inStockOnly: true })).toEqual(["Anchor", "bolt", "Dial"]);
    expect(await namesOf({ categoryId, featured: true })).toEqual(["bolt", "Cleat"]);
    expect(await namesOf({ categoryId, onSale: true })).toEqual(["Élan"]);
    expect(await namesOf({ categoryId: "pcat_none" })).toEqual([]);
  });

  it("reads a flag of false as no filter", async () => {
    const { total } = await listProducts({ categoryId, inStockOnly: false, onSale: false });
    expect(total).toBe(5);
  });

  it("filters by the price of today, bounds included", async () => {
    expect(await namesOf({ categoryId, minPrice: 20, maxPrice: 40 })).toEqual([
      "Anchor",
      "bolt",
      "Élan",
    ]);
    expect(await namesOf({ categoryId, minPrice: 20.01, maxPrice: 39.99 })).toEqual([]);
    expect(await namesOf({ categoryId, minPrice: 1999.99 })).toEqual(["Dial"]);
  });

  it("combines filters", async () => {
    const params = { categoryId, featured: true, inStockOnly: true, maxPrice: 20 };
    expect(await namesOf(params)).toEqual(["bolt"]);
  });

  it("answers named products in the order of their names", async () => {
    const ids = [idOf("Dial"), "prod_none", idOf("Anchor"), idOf("Dial")].join(",");
    const { products, total } = await listProducts({ ids });
    expect(products.map(({ name }) => name)).toEqual(["Dial", "Anchor"]);
    expect(total).toBe(2);
  });

  it("leaves one product out", async () => {
    const { products, total } = await listProducts({ categoryId, exclude: idOf("bolt"), limit: 2 });
    expect(products.map(({ name }) => name)).toEqual(["Anchor", "Cleat"]);
    expect(total).toBe(4);
  });

  it.each(PRODUCT_SORTS)(
    "pages through the whole catalogue by %s without gap or repetition",
    async (sortBy) => {
      const whole = await listProducts({ sortBy, limit: 1000 });
      const paged: string[] = [];
      for (let offset = 0; offset < whole.total; offset += 7) {
        const page = await listProducts({ sortBy, limit: 7, offset });
        expect(page.total).toBe(whole.total);
        paged.push(...page.products.map(({ id }) => id));
      }
      expect(paged).toEqual(whole.products.map(({ id }) => id));
      expect(new Set(paged).size).toBe(whole.total);
    },
  );

  it("answers an empty page beyond the end, with the total", async () => {
    expect(await listProducts({ categoryId, offset: 50 })).toEqual({ products: [], total: 5 });
  });

  it("answers at most 100 products unless asked for more", async () => {
    const { products, total } = await listProducts({});
    expect(products).toHaveLength(Math.min(100, total));
  });
});

describe("GET /api/product-facets", () => {
  let staff: Staff;
  let categoryId: string;

  beforeAll(async () => {
    staff = await Staff.signIn();
    categoryId = (await staff.addCategory()).id;
    const narrow = { "Overall width": "58 cm (23 in)", "User height": "5'1\" – 5'11\"" };
    const wide = { "Overall width": "30 in", "Weight capacity": "500 lb", "Seat width": "20 in" };
    const made = [
      {
        ...{ name: "Facet Bed Rail", description: "Holds." },
        ...{ originalPriceCAD: 2000, stock: 0, specs: { ...narrow, "Seat width": "18 in" } },
      },
      { originalPriceCAD: 2500, specs: { ...narrow, Colour: "blue", "Weight capacity": "300 lb" } },
      { originalPriceCAD: 9000, featured: true, specs: { ...wide, Colour: "Blue / Black" } },
      {
        ...{ name: "Facet Grab Bar", description: "A bathroom rail." },
        ...{ originalPriceCAD: 90_000, discountPercentage: 50 },
        specs: { "Weight capacity": "Light" },
      },
    ];
    for (const product of made) await staff.addProduct(categoryId, product);
  });
  afterAll(() => staff.leave());

  const facetsOf = async (query: ProductFacetsParams) => {
    const { status, body } = await callApi("products.facets", { query: { categoryId, ...query } });
    expect(status, JSON.stringify(body)).toBe(200);
    return ProductFacetsResponse.parse(body);
  };
  /** What the list finds with each choice in place of what is chosen of its filter. */
  const totalOf = async (query: ProductFacetsParams) =>
    (await listProducts({ categoryId, limit: 1, ...query })).total;

  it("lists each product with the size or limit that its card shows", async () => {
    const { products } = await listProducts({ categoryId, sortBy: "priceAsc" });
    expect(products.map(({ cardSpec }) => cardSpec && Object.values(cardSpec))).toEqual([
      ["Seat width", "18 in"],
      ["Weight capacity", "300 lb"],
      ["Weight capacity", "500 lb"],
      ["Weight capacity", "Light"],
    ]);
  });

  it("counts for each choice what the list then finds, whatever else is chosen", async () => {
    const choices: ProductFacetsParams[] = [
      {},
      { maxPrice: "100", inStockOnly: "true" },
      { specs: "colour.Blue,seat-width.51" },
      { doorwayCm: "60", specs: "colour.Black", search: "folds" },
      { search: "bed rail" },
      { search: "bathroom rail" },
    ];
    for (const chosen of choices) {
      const { minPrice: _min, maxPrice: _max, ...beside } = chosen;
      const { prices, inStock, onSale, featured, specs, categories } = await facetsOf(chosen);
      for (const { min, max, count } of prices) {
        const band = { minPrice: `${min}`, ...(max !== null && { maxPrice: `${max}` }) };
        expect(count).toBe(await totalOf({ ...beside, ...band }));
      }
      expect(inStock).toBe(await totalOf({ ...chosen, inStockOnly: "true" }));
      expect(onSale).toBe(await totalOf({ ...chosen, onSale: "true" }));
      expect(featured).toBe(await totalOf({ ...chosen, featured: "true" }));
      const mine = categories.find(({ id }) => id === categoryId);
      expect(mine?.count ?? 0).toBe(await totalOf(chosen));
      for (const { name, values } of specs) {
        const others = chosen.specs?.split(",").filter((choice) => !choice.startsWith(`${name}.`));
        for (const { choice, count } of values) {
          const inPlace = [...(others ?? []), choice].join(",");
          expect([choice, count]).toEqual([choice, await totalOf({ ...chosen, specs: inPlace })]);
        }
      }
    }
  });

  it("asks what fits, and finds nothing that does not say so", async () => {
    expect((await facetsOf({})).fits.map(({ question, answered }) => [question, answered])).toEqual(
      [
        ["doorway", 3],
        ["weight", 2],
        ["height", 2],
      ],
    );
    expect(await totalOf({ doorwayCm: "61" })).toBe(2);
    expect(await totalOf({ doorwayCm: "76" })).toBe(3);
    expect(await totalOf({ userKg: "136" })).toBe(2);
    expect(await totalOf({ userKg: "137" })).toBe(1);
    expect(await totalOf({ userCm: "180", doorwayCm: "61" })).toBe(2);
    expect(await totalOf({ userCm: "181" })).toBe(0);
  });
});
