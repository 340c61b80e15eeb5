import {
  ErrorResponse,
  PRODUCT_REQUIRED_FIELDS,
  Product,
  ProductDetail,
  type StaffProduct,
  StaffProductListResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";
import { aDataUrl, Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

const SPECS = { Width: "60 cm", "Age group": "65+" };

let staff: Staff;
let catalog: TestCatalog;
let categoryId: string;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
  categoryId = await catalog.addCategory("Staff");
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

const inShop = async (slug: string) => (await callApi("products.read", { params: { slug } })).body;
const staffList = async (query: string) =>
  StaffProductListResponse.parse(
    (await staff.visitor.ask("products.listAll", { query: `categoryId=${categoryId}&${query}` }))
      .body,
  );
const refusalOf = async (changes: Record<string, unknown>) => {
  const { status, body } = await staff.visitor.ask("products.create", {
    body: staff.productOf(categoryId, changes),
  });
  return { status, ...ErrorResponse.parse(body) };
};

describe("POST /api/products", () => {
  it("puts a product into the shop, its lists and its search before it answers", async () => {
    const made = await staff.addProduct(categoryId, {
      name: `Café Rollator ${staff.mark}`,
      sku: `SKU-${staff.mark}`,
      priceCAD: 1,
      originalPriceCAD: 2599,
      discountPercentage: 15,
      onSale: false,
      featured: true,
      images: [await aDataUrl(), "/static/0123456789abcdef.webp"],
      imageAlts: ["From the front"],
      specs: SPECS,
    });
    expect(made).toMatchObject({
      slug: `cafe-rollator-${staff.mark}`,
      sku: `SKU-${staff.mark}`,
      priceCAD: 2209,
      originalPriceCAD: 2599,
      discountPercentage: 15,
      onSale: true,
      stock: 5,
      featured: true,
      categoryId,
      imageAlts: ["From the front", ""],
      isListed: true,
    });
    expect(made.images[0]).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
    const found = await listProducts({ search: `rollator ${staff.mark}`, onSale: true });
    expect(found.products).toEqual([Product.parse(made)]);
    expect(Object.keys(found.products[0]?.specs ?? {})).toEqual(Object.keys(SPECS));
    expect(await inShop(made.slug)).toEqual(ProductDetail.parse(made));
  });

  it("names each of several equal products apart, also at the same moment", async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => staff.addProduct(categoryId, { name: `Twin ${staff.mark}` })),
    );
    const slugs = made.map(({ slug }) => slug).sort();
    const base = `twin-${staff.mark}`;
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`, `${base}-4`]);
    expect(new Set(made.map(({ sku }) => sku)).size).toBe(4);
    for (const { sku } of made) expect(sku).toMatch(/^SKU-\d{13}$/);
  });

  it("refuses a SKU that another product has", async () => {
    const { sku } = await staff.addProduct(categoryId, { sku: `TAKEN-${staff.mark}` });
    expect(await refusalOf({ sku })).toMatchObject({
      status: 409,
      message: `Another product has the SKU ${sku}.`,
      fields: [{ path: "sku" }],
    });
  });

  it.each([
    [{ name: " " }, PRODUCT_REQUIRED_FIELDS, "name"],
    [{ images: [] }, PRODUCT_REQUIRED_FIELDS, "images"],
    [{ originalPriceCAD: null }, PRODUCT_REQUIRED_FIELDS, "originalPriceCAD"],
    [{ categoryId: "pcat_unknown" }, "There is no such category", "categoryId"],
    [
      { discountPercentage: 101 },
      "Discount must be a whole number from 0 to 100",
      "discountPercentage",
    ],
    [
      { images: ["data:image/svg+xml;base64,AAAA"] },
      "File type image/svg+xml is not supported. Allowed types: image/jpeg, image/png, image/webp, image/gif",
      "images.0",
    ],
  ])("refuses %j and says what is wrong", async (changes, message, path) => {
    const refusal = await refusalOf(changes);
    expect(refusal).toMatchObject({ status: 400, message });
    expect(refusal.fields?.map((field) => field.path)).toContain(path);
  });

  it("refuses a picture that is none", async () => {
    const page = `data:image/png;base64,${Buffer.from("<html>").toString("base64")}`;
    expect(await refusalOf({ images: [page] })).toMatchObject({
      status: 400,
      code: "image_not_a_picture",
    });
  });

  it("refuses what is no JSON", async () => {
    const { status } = await staff.visitor.ask("products.create", { body: "{" });
    expect(status).toBe(400);
  });
});

describe("PUT /api/products/{id}", () => {
  let product: StaffProduct;
  beforeAll(async () => {
    product = await staff.addProduct(categoryId, {
      specs: SPECS,
      images: ["/static/00000000000000aa.webp", "/static/00000000000000bb.webp"],
      imageAlts: ["Side", "Front"],
    });
    await catalog.database.query(
      `update product_merchandising set rating = 4.5, review_count = 12 where id =
        (select product_merchandising_id from product_product_merchandising_product_merchandising
          where product_id = $1)`,
      [product.id],
    );
  });
  const change = (changes: Record<string, unknown>) =>
    staff.change<StaffProduct>("products", product.id, changes);

  it("changes what is sent and keeps the rest, also what the form does not show", async () => {
    const changed = await change({ name: `Renamed ${staff.mark}`, stock: 9 });
    expect(changed).toEqual({
      ...product,
      name: `Renamed ${staff.mark}`,
      stock: 9,
      onHand: 9,
      rating: 4.5,
      reviewCount: 12,
    });
    expect(await inShop(product.slug)).toEqual(ProductDetail.parse(changed));
  });

  it("computes the price and leaves one price of each kind in Medusa", async () => {
    expect(await change({ originalPriceCAD: 8000, discountPercentage: 25 })).toMatchObject({
      priceCAD: 6000,
      onSale: true,
    });
    expect(await change({ discountPercentage: 10 })).toMatchObject({ priceCAD: 7200 });
    const { rows } = await catalog.database.query(
      `select p.amount::float8 as amount, p.price_list_id is not null as is_sale from product_variant v
        join product_variant_price_set x on x.variant_id = v.id
        join price p on p.price_set_id = x.price_set_id and p.deleted_at is null
        where v.product_id = $1 order by is_sale`,
      [product.id],
    );
    expect(rows).toEqual([
      { amount: 80, is_sale: false },
      { amount: 72, is_sale: true },
    ]);
    expect(
      await change({ priceCAD: 1, originalPriceCAD: 8000, discountPercentage: 0 }),
    ).toMatchObject({ priceCAD: 8000, onSale: false, discountPercentage: 0 });
  });

  it("keeps the words of pictures that change places", async () => {
    const [first = "", second = ""] = product.images;
    const changed = await change({ images: [second, first] });
    expect(changed.imageAlts).toEqual(["Front", "Side"]);
  });

  it("loses nothing when several changes come at once", async () => {
    await Promise.all([change({ featured: true }), change({ stock: 4 }), change({ sku: "" })]);
    expect((await staffList(`ids=${product.id}`)).products[0]).toMatchObject({
      featured: true,
      stock: 4,
      sku: product.sku,
    });
  });

  it("counts pieces that orders have reserved on top of the stock that staff see", async () => {
    const { inventoryItemId, locationId } = await catalog.reserve(product.id, 2);
    expect(await change({ stock: 7 })).toMatchObject({ stock: 7 });
    const { rows } = await catalog.database.query(
      "select stocked_quantity::int as stocked from inventory_level where inventory_item_id = $1 and location_id = $2",
      [inventoryItemId, locationId],
    );
    expect(rows).toEqual([{ stocked: 9 }]);
  });

  it("refuses a SKU that another product has, and an unknown id", async () => {
    const { sku } = await staff.addProduct(categoryId, { name: `Other ${staff.mark}` });
    const taken = await staff.visitor.ask("products.change", {
      params: { id: product.id },
      body: { sku },
    });
    expect(taken.status).toBe(409);
    const unknown = await staff.visitor.ask("products.change", {
      params: { id: "prod_unknown" },
      body: { stock: 1 },
    });
    expect(unknown).toMatchObject({ status: 404, body: { message: "Product not found" } });
  });
});

describe("GET /api/products?all=true", () => {
  it("shows staff what shoppers do not see: drafts and products without stock", async () => {
    const draft = await catalog.add({ title: `Draft ${staff.mark}`, dollars: 20, categoryId });
    await catalog.admin.post(`/products/${draft.id}`, { status: "draft" });
    await expect
      .poll(async () => (await staffList(`search=draft ${staff.mark}`)).products, {
        timeout: 15_000,
      })
      .toMatchObject([{ id: draft.id, isListed: false, stock: 0 }]);
    expect((await listProducts({ ids: draft.id })).total).toBe(0);
  });

  it("makes a draft of a product and publishes it again, at once", async () => {
    const made = await staff.addProduct(categoryId, { published: false });
    expect(made).toMatchObject({ published: false, isListed: false });
    const set = (published: boolean) => staff.change("products", made.id, { published });
    expect(await set(true)).toMatchObject({ published: true, isListed: true });
    expect((await listProducts({ ids: made.id })).total).toBe(1);
    expect(await set(false)).toMatchObject({ published: false, isListed: false });
    expect((await listProducts({ ids: made.id })).total).toBe(0);
  });

  it("finds what there is little of as the dashboard counts it, and what is sold out", async () => {
    const [plenty, few, none] = await Promise.all(
      [10, 9, 0].map((stock) => staff.addProduct(categoryId, { stock })),
    );
    const ids = [plenty, few, none].map((product) => product?.id).join(",");
    const found = async (stock: string) =>
      (await staffList(`ids=${ids}&stock=${stock}`)).products.map(({ id }) => id);
    expect(await found("low")).toEqual([few?.id, none?.id]);
    expect(await found("out")).toEqual([none?.id]);
  });

  it("pages and counts on the server", async () => {
    const all = await staffList("limit=100");
    const second = await staffList("limit=2&offset=2");
    expect(second.total).toBe(all.products.length);
    expect(second.products).toEqual(all.products.slice(2, 4));
  });
});

describe("the catalog's file", () => {
  it("has only what staff's list finds, in its order, where it is asked to", async () => {
    const mine = await catalog.addCategory("Filed");
    for (const [name, priceCAD] of [
      ["Dear", 900],
      ["Cheap", 100],
    ] as const) {
      await staff.addProduct(mine, { name: `${name} ${staff.mark}`, priceCAD });
    }
    const { body } = await staff.visitor.ask("catalogFiles.download", {
      params: { kind: "products" },
      query: { categoryId: mine, sortBy: "priceAsc" },
    });
    const names = [...String(body).matchAll(/(?:Dear|Cheap|Café)(?= )/g)].map(([name]) => name);
    expect([...new Set(names)]).toEqual(["Cheap", "Dear"]);
  });
});

describe("a slug that a product had", () => {
  it("leads to it, also when it was taken out of the shop meanwhile", async () => {
    const { id, slug } = await staff.addProduct(categoryId, { name: `Away ${staff.mark}` });
    const change = (changes: Record<string, string>) =>
      catalog.admin.post(`/products/${id}`, changes);
    await change({ status: "draft" });
    await change({ handle: `back-${staff.mark}` });
    await change({ status: "published" });
    await eventually(async () =>
      expect(await inShop(slug)).toMatchObject({ id, slug: `back-${staff.mark}` }),
    );
  });
});

describe("DELETE /api/products/{id}", () => {
  it("takes a product out of shop, lists and search before it answers", async () => {
    const product = await staff.addProduct(categoryId, { name: `Gone ${staff.mark}` });
    const { status } = await staff.visitor.ask("products.remove", { params: { id: product.id } });
    expect(status).toBe(200);
    expect((await callApi("products.read", { params: { slug: product.slug } })).status).toBe(404);
    expect((await staffList(`search=gone ${staff.mark}`)).total).toBe(0);
    expect(
      (await staff.visitor.ask("products.remove", { params: { id: product.id } })).status,
    ).toBe(404);
  });

  it("keeps one that an order waits for where Medusa can send it, and shows it nowhere", async () => {
    const product = await staff.addProduct(categoryId, { name: `Awaited ${staff.mark}` });
    const { reservationId } = await catalog.reserve(product.id, 1);
    expect(
      (await staff.visitor.ask("products.remove", { params: { id: product.id } })).status,
    ).toBe(200);
    expect((await staffList(`ids=${product.id}`)).total).toBe(0);
    expect((await callApi("products.read", { params: { slug: product.slug } })).status).toBe(404);
    expect(
      (
        await staff.visitor.ask("products.change", {
          params: { id: product.id },
          body: { stock: 1 },
        })
      ).status,
    ).toBe(404);
    const kept = await catalog.admin.get<{ product: { status: string } }>(
      `/products/${product.id}`,
    );
    expect(kept.product.status).toBe("draft");
    const again = await staff.addProduct(categoryId, { name: `Awaited ${staff.mark}` });
    expect(again.slug).toBe(product.slug);
    await catalog.admin.delete(`/reservations/${reservationId}`);
    await catalog.admin.delete(`/products/${product.id}`);
  });
});
