import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { listProducts, namesOf } from "./support/list-products";
import { searchTable } from "./support/search-table";
import { queryShop } from "./support/shop-database";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

/** The clock is looked at every ten seconds. */
const CLOCK_MS = 40_000;

describe("what staff change in Medusa Admin", () => {
  let catalog: TestCatalog;
  let categoryId: string;
  let product: MadeProduct;

  beforeAll(async () => {
    catalog = await TestCatalog.open();
    categoryId = await catalog.addCategory("Fresh");
  });
  beforeEach(async () => {
    const title = `Fresh ${catalog.mark}`;
    product = await catalog.add({ title, dollars: 60, stock: 4, categoryId });
    await eventually(async () =>
      expect(await listed()).toMatchObject({ stock: 4, priceCAD: 6000 }),
    );
  });
  afterAll(() => catalog.close());

  const listed = async () => (await listProducts({ ids: product.id })).products[0];
  const seen = (expected: object, limitMs?: number) =>
    eventually(async () => {
      expect(await listed()).toMatchObject(expected);
      const { body } = await callApi("products.read", { params: { slug: product.slug } });
      expect(body).toMatchObject(expected);
    }, limitMs);

  it("a name is seen, sorted by and found", async () => {
    await catalog.admin.post(`/products/${product.id}`, { title: `Renamed ${catalog.mark}` });
    await seen({ name: `Renamed ${catalog.mark}` });
    expect(await namesOf({ search: `renamed ${catalog.mark}` })).toHaveLength(1);
  });

  it("what is brought back while its removal is under way stays found", async () => {
    const table = await searchTable();
    const database = new Client({ connectionString: shopUnderTest().databaseUrl });
    await database.connect();
    try {
      // Whoever removes it from the index has read that it is gone, and waits here.
      await database.query(`begin; lock table ${table} in share row exclusive mode`);
      const removing = catalog.admin.delete(`/products/${product.id}`);
      await eventually(async () =>
        expect(
          await queryShop("select from pg_locks where not granted and relation = $1::regclass", [
            table,
          ]),
        ).not.toEqual([]),
      );
      // As an import that is taken back writes it; no other reading of this test is as late.
      await database.query(
        `update ${table} set read_at = extract(epoch from clock_timestamp()) * 1000 + 60000 where id = '${product.id}'`,
      );
      await database.query("commit");
      await removing;
    } finally {
      await database.end();
    }
    const held = () => queryShop(`select id from ${table} where id = $1`, [product.id]);
    const noted = () => queryShop("select from product_change where product_id = $1", [product.id]);
    await eventually(async () => expect(await noted()).toEqual([]));
    // Nobody indexes any more once this lock is had.
    await queryShop("select pg_advisory_xact_lock(hashtext('index-products'))");
    expect(await held()).toEqual([{ id: product.id }]);

    // As nothing brought it back in truth, the next reading takes it out.
    await queryShop(`update ${table} set read_at = 0 where id = $1`, [product.id]);
    await queryShop("insert into product_change (product_id) values ($1)", [product.id]);
    await queryShop("select pg_notify('product_change', '')");
    await eventually(async () => expect(await held()).toEqual([]));
  });

  it("a price is seen and filtered by", async () => {
    const path = `/products/${product.id}/variants/${product.variantId}`;
    await catalog.admin.post(path, { prices: [{ currency_code: "cad", amount: 61.5 }] });
    await seen({ priceCAD: 6150, originalPriceCAD: 6150, onSale: false });
    expect(await namesOf({ categoryId, minPrice: 61.5, maxPrice: 61.5 })).toHaveLength(1);
  });

  it("a sale price is seen beside the original one", async () => {
    await catalog.setSalePrice(product, 45);
    await seen({ priceCAD: 4500, originalPriceCAD: 6000, discountPercentage: 25, onSale: true });
  });

  it("a sale begins by the clock, and ends with its price list", async () => {
    const { price_list } = await catalog.admin.post<{ price_list: { id: string } }>(
      "/price-lists",
      {
        title: `Sale ${catalog.mark}`,
        description: "Begins in a moment.",
        type: "sale",
        status: "active",
        starts_at: new Date(Date.now() + 8000).toISOString(),
        prices: [{ variant_id: product.variantId, currency_code: "cad", amount: 30 }],
      },
    );
    expect(await listed()).toMatchObject({ priceCAD: 6000 });
    await seen({ priceCAD: 3000, onSale: true }, CLOCK_MS);
    await catalog.admin.delete(`/price-lists/${price_list.id}`);
    await seen({ priceCAD: 6000, onSale: false });
  });

  it("a stock of none is seen and left out by whoever wants stock", async () => {
    await catalog.setStock(product, 0);
    await seen({ stock: 0 });
    expect((await listProducts({ ids: product.id, inStockOnly: true })).total).toBe(0);
  });

  it("a move to another category is seen", async () => {
    const otherId = await catalog.addCategory("Other");
    await catalog.admin.post(`/products/${product.id}`, { categories: [{ id: otherId }] });
    await seen({ categoryId: otherId });
    expect((await listProducts({ categoryId: otherId })).total).toBe(1);
  });

  it("a draft leaves the shop and comes back when published", async () => {
    await catalog.admin.post(`/products/${product.id}`, { status: "draft" });
    await eventually(async () => {
      expect((await callApi("products.read", { params: { slug: product.slug } })).status).toBe(404);
    });
    await catalog.admin.post(`/products/${product.id}`, { status: "published" });
    await seen({ name: `Fresh ${catalog.mark}` });
  });

  it("a deleted product is gone", async () => {
    await catalog.admin.delete(`/products/${product.id}`);
    await eventually(async () => {
      expect((await callApi("products.read", { params: { slug: product.slug } })).status).toBe(404);
      expect(await listed()).toBeUndefined();
    });
  });
});
