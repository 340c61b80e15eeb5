import type { StaffProduct } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { act, checkedImport } from "./support/import-screen";
import { listProducts, namesOf } from "./support/list-products";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

let catalog: TestCatalog;
let staff: Staff;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  staff = await Staff.signIn();
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

const aProduct = (changes: object = {}) =>
  catalog.add({ title: `Read ${catalog.mark}`, dollars: 100, stock: 3, ...changes });

async function save({ id }: Pick<MadeProduct, "id">, body: object): Promise<StaffProduct> {
  return (await staff.visitor.ask("products.change", { params: { id }, body }))
    .body as StaffProduct;
}

/** Loads one row about a product; answers the import's id. */
async function load(heading: string, cells: string): Promise<string> {
  const checked = await checkedImport(staff.visitor, { csv: `SKU,${heading}\n${cells}` });
  expect(checked.errors).toEqual([]);
  await act(staff.visitor, checked.id, "apply");
  return checked.id;
}

/** Two variants; the first one to be made has no rank. Answers the product's id. */
async function aProductOfTwo(skus: readonly [unranked: string, ranked: string]): Promise<string> {
  const [{ channel, profile } = { channel: "", profile: "" }] = await queryShop<{
    channel: string;
    profile: string;
  }>(
    `select default_sales_channel_id as channel,
        (select id from shipping_profile where type = 'default' limit 1) as profile from store`,
  );
  const { product } = await catalog.admin.post<{ product: { id: string } }>("/products", {
    title: `Two ${catalog.mark}`,
    handle: `two-${catalog.mark}`,
    status: "published",
    shipping_profile_id: profile,
    sales_channels: [{ id: channel }],
    options: [{ title: "Colour", values: skus }],
    variants: skus.map((sku, index) => ({
      title: sku,
      sku,
      manage_inventory: true,
      options: { Colour: sku },
      prices: [{ currency_code: "cad", amount: 100 - 50 * index }],
    })),
  });
  await queryShop(
    "update product_variant set variant_rank = case when sku = $1 then null else 1 end where product_id = $2",
    [skus[0], product.id],
  );
  return product.id;
}

describe("staff and files see the same product", () => {
  it("sold as its first variant, one without a rank last", async () => {
    const [unranked, ranked] = [`${catalog.mark}-U`, `${catalog.mark}-R`];
    const id = await aProductOfTwo([unranked, ranked]);
    expect(await save({ id }, { featured: true })).toMatchObject({ sku: ranked, priceCAD: 5000 });
    await load("Original Price", `${ranked},60.00`);
    expect(await save({ id }, { originalPriceCAD: 7000 })).toMatchObject({
      sku: ranked,
      priceCAD: 7000,
    });
    await catalog.admin.delete(`/products/${id}`);
  });

  it("with what the shop keeps of each variant", async () => {
    const { id, variantId } = await aProduct();
    await queryShop(
      "insert into variant_merchandising (id, variant_id, discount_percentage) values ($1, $2, 15)",
      [`vmer_${variantId}`, variantId],
    );
    const { product } = await catalog.admin.get<{
      product: { variants: { variant_merchandising: { discount_percentage: number } }[] };
    }>(`/products/${id}?fields=variants.variant_merchandising.discount_percentage`);
    expect(product.variants[0]?.variant_merchandising).toMatchObject({ discount_percentage: 15 });
  });

  it("with brand, tags and search engines' texts, which are searched and come back with undo", async () => {
    const product = await aProduct();
    const { mark } = catalog;
    const labels = {
      brand: `Acme ${mark}`,
      tags: [`gift ${mark}`, `oak, solid ${mark}`],
      meta: { title: "Canes of oak", description: "Solid." },
    };
    const made = await save(product, labels);
    expect(made).toMatchObject(labels);
    expect(await namesOf({ search: `acme ${mark}` })).toEqual([made.name]);
    expect(await namesOf({ search: `solid ${mark}` })).toEqual([made.name]);
    const { body } = await staff.visitor.ask("products.brands");
    expect(body).toEqual({ brands: expect.arrayContaining([`Acme ${mark}`]) });
    const imported = await load("Brand,Tags,Meta Title", `${product.sku},,new-${mark}|b,Other`);
    const read = async () =>
      (await callApi("products.read", { params: { slug: made.slug } })).body as StaffProduct;
    expect(await read()).toMatchObject({
      brand: labels.brand,
      tags: ["b", `new-${mark}`],
      meta: { title: "Other", description: "Solid." },
    });
    await act(staff.visitor, imported, "undo");
    expect(await read()).toMatchObject(labels);
    const emptied = await save(product, { brand: "", tags: [], meta: null });
    expect(emptied).toMatchObject({ tags: [], meta: null });
    expect(emptied.brand).toBeUndefined();
  });

  it("in several categories, in whose lists it is, the main one kept by name", async () => {
    const [main, other] = [await catalog.addCategory("Main"), await catalog.addCategory("Other")];
    const product = await aProduct({ categoryId: main });
    const placed = { categoryId: main, categoryIds: [main, other] };
    expect(await save(product, { furtherCategoryIds: [other] })).toMatchObject(placed);
    const found = (categoryId: string) => namesOf({ categoryId, search: catalog.mark });
    expect(await found(other)).toEqual(await found(main));
    expect(await found(other)).toHaveLength(1);
    // The other one is the main one now, whichever is narrower or older.
    const imported = await load("Category,Categories", `${product.sku},${other},${main}`);
    const read = async () => save(product, { featured: true });
    expect(await read()).toMatchObject({ categoryId: other, categoryIds: [other, main] });
    await act(staff.visitor, imported, "undo");
    expect(await read()).toMatchObject(placed);
    expect(await save(product, { categoryId: other })).toMatchObject({
      categoryId: other,
      categoryIds: [other],
    });
    const refused = await staff.visitor.ask("products.change", {
      params: { id: product.id },
      body: { furtherCategoryIds: ["pcat_none"] },
    });
    expect(refused.body).toMatchObject({ fields: [{ path: "furtherCategoryIds.0" }] });
  });

  it("on sale on the days that staff or a file say, by the clock, in lists, on its page and in totals", async () => {
    const product = await aProduct();
    const planned = await save(product, {
      discountPercentage: 20,
      ...{ saleStarts: "2099-11-27", saleEnds: "2099-11-30" },
    });
    const days = { startsAt: "2099-11-27T05:00:00.000Z", endsAt: "2099-12-01T05:00:00.000Z" };
    expect(planned).toMatchObject({
      ...{ priceCAD: 10_000, onSale: false, sale: { discountPercentage: 20, ...days } },
    });
    const listed = async () => (await listProducts({ ids: product.id })).products[0];
    const everywhere = async (cents: number, onSale: boolean) => {
      expect(await listed()).toMatchObject({ priceCAD: cents, onSale });
      const { body } = await callApi("products.read", { params: { slug: planned.slug } });
      expect(body).toMatchObject({ priceCAD: cents, onSale });
      expect((await listProducts({ ids: product.id, onSale: true })).total).toBe(onSale ? 1 : 0);
      const totals = await callApi(
        "checkout.totals",
        {},
        {
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ items: [{ productId: product.id, qty: 1 }] }),
        },
      );
      expect(totals.body).toMatchObject({ subtotal: cents });
    };
    // Sooner than the worker's rounds.
    const soon = () => new Date(Date.now() + 2000).toISOString();
    await save(product, { saleStarts: soon(), saleEnds: "2099-11-30" });
    await eventually(() => everywhere(8000, true), 9000);
    expect((await listed())?.saleEndsAt).toBe(days.endsAt);
    await save(product, { saleEnds: soon() });
    await eventually(() => everywhere(10_000, false), 9000);
    const imported = await load("Sale Starts,Sale Ends", `${product.sku},2026-01-01,2099-12-31`);
    expect(await listed()).toMatchObject({
      priceCAD: 8000,
      saleEndsAt: "2100-01-01T05:00:00.000Z",
    });
    await act(staff.visitor, imported, "undo");
    expect(await listed()).toMatchObject({ priceCAD: 10_000 });
    const wrong = await staff.visitor.ask("products.change", {
      params: { id: product.id },
      body: { saleStarts: "2099-02-01", saleEnds: "2099-01-01" },
    });
    expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: "saleEnds" }] } });
    expect(await save(product, { discountPercentage: 0 })).toMatchObject({ sale: null });
  });

  it("without a sale that lowers nothing, which no later price turns into one", async () => {
    const product = await aProduct({ saleDollars: 100 });
    expect(await save(product, { originalPriceCAD: 12_000 })).toMatchObject({
      priceCAD: 12_000,
      onSale: false,
      discountPercentage: 0,
    });
    const other = await aProduct({ saleDollars: 100 });
    await load("Original Price", `${other.sku},120.00`);
    expect(await save(other, { featured: true })).toMatchObject({
      priceCAD: 12_000,
      onSale: false,
    });
  });

  it("in the stage in which it is, which a change of something else keeps", async () => {
    const product = await aProduct();
    const statusOf = async () =>
      (
        await queryShop<{ status: string }>("select status from product where id = $1", [
          product.id,
        ])
      )[0]?.status;
    await catalog.admin.post(`/products/${product.id}`, { status: "proposed" });
    await save(product, { name: `By staff ${catalog.mark}` });
    expect(await statusOf()).toBe("proposed");
    await load("Name", `${product.sku},By file ${catalog.mark}`);
    expect(await statusOf()).toBe("proposed");
  });
});
