import {
  AccountCartResponse,
  CheckoutConflict,
  type CheckoutTotalsAnswer,
  Product,
  ProductDetail,
  type ProductFacetsParams,
  ProductFacetsResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import {
  type CartLine,
  checkOut,
  confirmCard,
  readOrder,
  SHIPPING,
  setStatus,
  stockOf,
  withdrawOrders,
} from "./support/checkout";
import { eventually } from "./support/eventually";
import { listProducts, namesOf } from "./support/list-products";
import { mailWith } from "./support/mailbox";
import { aSignedInShopper, newAddress, type Shopper } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";

/** Three sizes in two colours, by Medusa's own workflow; the blue S is the default. */
const WALKER = {
  options: { Colour: ["Blue", "Red"], Size: ["S", "M", "L"] },
  variants: [
    { options: { Colour: "Blue", Size: "S" }, dollars: 40, stock: 0 },
    { options: { Colour: "Blue", Size: "M" }, dollars: 60, saleDollars: 45, stock: 4 },
    { options: { Colour: "Blue", Size: "L" }, dollars: 90, stock: 3 },
    { options: { Colour: "Red", Size: "S" }, dollars: 40, stock: 2 },
    { options: { Colour: "Red", Size: "M" }, dollars: 60, stock: 0 },
    { options: { Colour: "Red", Size: "L" }, dollars: 90, stock: 1 },
  ],
  images: ["/static/one.webp", "/static/red.webp"],
};

let catalog: TestCatalog;
let categoryId: string;
let walker: { id: string; slug: string; variants: MadeProduct[] };

const variant = (index: number): MadeProduct => {
  const found = walker.variants[index];
  if (!found) throw new Error(`There is no variant ${index}.`);
  return found;
};
const facetsOf = async (query: ProductFacetsParams) =>
  ProductFacetsResponse.parse((await callApi("products.facets", { query })).body);
const readWalker = async () =>
  ProductDetail.parse((await callApi("products.read", { params: { slug: walker.slug } })).body);

beforeAll(async () => {
  catalog = await TestCatalog.open();
  categoryId = await catalog.addCategory("Choice");
  const made = await catalog.addChoice({ ...WALKER, title: `Choice ${catalog.mark}`, categoryId });
  walker = made;
  const red = made.images[1]?.id;
  for (const index of [3, 4, 5]) {
    await catalog.admin.post(
      `/products/${made.id}/variants/${variant(index).variantId}/images/batch`,
      { add: [red] },
    );
  }
  await catalog.database.query(
    "insert into variant_merchandising (id, variant_id, discount_percentage) values ($1, $2, 25)",
    [`vmer_${catalog.mark}`, variant(1).variantId],
  );
  await eventually(async () => {
    const { variants } = await readWalker();
    expect(variants.map(({ stock }) => stock)).toEqual([0, 4, 3, 2, 0, 1]);
    expect(variants[1]).toMatchObject({ priceCAD: 4500, discountPercentage: 25 });
    expect(variants[5]?.images).toEqual(["/static/red.webp"]);
  });
});
afterAll(async () => {
  await withdrawOrders(catalog);
  await catalog.close();
});

describe("a product with several variants", () => {
  it("has the fields of its default variant, and what there is to choose", async () => {
    const product = await readWalker();
    expect(product).toMatchObject({ sku: variant(0).sku, priceCAD: 4000, stock: 0, onSale: false });
    // Medusa keeps no order of options that are made at once.
    expect([...product.options].sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual([
      { name: "Colour", values: ["Blue", "Red"] },
      { name: "Size", values: ["S", "M", "L"] },
    ]);
    expect(product.variants[1]).toEqual({
      ...{ id: variant(1).variantId, sku: variant(1).sku },
      options: { Colour: "Blue", Size: "M" },
      ...{ priceCAD: 4500, originalPriceCAD: 6000, discountPercentage: 25, onSale: true },
      ...{ stock: 4, images: [] },
    });
  });

  it("is the same in lists, where products of one variant have nothing to choose", async () => {
    const listed = Product.parse(await readWalker());
    expect((await listProducts({ categoryId })).products).toEqual([listed]);
    const { products } = await listProducts({ limit: 3 });
    for (const { options, variants } of products) {
      expect({ options, variants }).toEqual({ options: [], variants: [] });
    }
  });

  it.each<[object, boolean]>([
    [{ inStockOnly: true }, true],
    [{ onSale: true }, true],
    [{ maxPrice: 40 }, true],
    [{ maxPrice: 39.99 }, false],
    [{ minPrice: 90 }, true],
    [{ minPrice: 90.01 }, false],
    [{ minPrice: 44, maxPrice: 46 }, true],
    [{ minPrice: 46, maxPrice: 59 }, false],
  ])("is found by what one of them is: %j", async (filters, isFound) => {
    expect(await namesOf({ categoryId, ...filters })).toHaveLength(isFound ? 1 : 0);
  });

  it("is found by the SKU of any of them", async () => {
    const found = (await listProducts({ search: variant(5).sku })).products as Product[];
    expect(found.map(({ id }) => id)).toEqual([walker.id]);
  });

  it("is counted and filtered by the options of all of them", async () => {
    const { specs } = await facetsOf({ categoryId });
    const colours = [
      { choice: "colour.Blue", label: "Blue", count: 1 },
      { choice: "colour.Red", label: "Red", count: 1 },
    ];
    expect(specs).toContainEqual({ name: "colour", label: "Colour", values: colours });
    expect(await namesOf({ categoryId, specs: "colour.Red" })).toHaveLength(1);
    expect(await namesOf({ categoryId, specs: "colour.Green" })).toEqual([]);
  });

  it("changes in lists when one of them does, or an option is called otherwise", async () => {
    await catalog.setStock(variant(4), 7);
    await catalog.admin.post(`/products/${walker.id}/variants/${variant(5).variantId}`, {
      prices: [{ currency_code: "cad", amount: 95 }],
    });
    await catalog.database.query(
      "update product_option set title = 'Tint' where title = 'Colour' and id in (select product_option_id from product_product_option where product_id = $1)",
      [walker.id],
    );
    await eventually(async () => {
      const [listed] = (await listProducts({ categoryId })).products;
      expect(listed?.variants[4]).toMatchObject({ stock: 7, options: { Tint: "Red" } });
      expect(listed?.variants[5]).toMatchObject({ priceCAD: 9500 });
    });
  });
});

describe("lines of a product with several variants", () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await aSignedInShopper();
  });

  const line = (index: number, qty: number) => ({
    productId: walker.id,
    variantId: variant(index).variantId,
    qty,
  });
  const totals = (items: object[]) => shopper.visitor.ask("checkout.totals", { body: { items } });

  it("are one for each variant; without one it is the default", async () => {
    const { body, status } = await totals([line(1, 2), line(3, 1)]);
    expect(status).toBe(200);
    expect((body as CheckoutTotalsAnswer).subtotal).toBe(2 * 4500 + 4000);
    const soldOut = CheckoutConflict.parse((await totals([{ productId: walker.id, qty: 1 }])).body);
    expect(soldOut.lines).toEqual([
      expect.objectContaining({ variantId: variant(0).variantId, available: 0 }),
    ]);
  });

  it("are refused where the product has no such variant, as an unknown product is", async () => {
    const [other] = (await listProducts({ limit: 1 })).products;
    for (const item of [
      { productId: walker.id, variantId: "variant_none", qty: 1 },
      { ...line(1, 1), productId: other?.id },
    ]) {
      const { status, body } = await totals([item]);
      expect(status).toBe(409);
      const { message, lines } = CheckoutConflict.parse(body);
      expect(message).toMatch(/ is not sold any more\.$/);
      expect(lines).toEqual([expect.objectContaining({ ...item, available: 0 })]);
    }
  });

  it("stay apart in the account's cart", async () => {
    const items = [line(1, 2), line(2, 9), { productId: walker.id, qty: 1 }];
    const answers = async (name: "cart.merge" | "cart.keep", lines: object[]) =>
      AccountCartResponse.parse((await shopper.visitor.ask(name, { body: { items: lines } })).body)
        .items;
    // Within the stock, and with the default variant named.
    const kept = [line(1, 2), line(2, 3), line(0, 1)];
    expect(await answers("cart.merge", items)).toEqual(kept);
    expect(await answers("cart.keep", kept)).toEqual(kept);
    expect(await answers("cart.keep", [line(2, 3)])).toEqual([line(2, 3)]);
  });

  it("are ordered, told of and paid back each by itself", async () => {
    const email = newAddress("walker");
    const lines: CartLine[] = [
      { product: variant(1), isChosen: true, cents: 4500, qty: 3 },
      { product: variant(2), isChosen: true, cents: 9000, qty: 1 },
    ];
    const { orderId, clientSecret } = await checkOut(shopper.visitor, lines, {
      shipping: { ...SHIPPING, email },
    });
    expect(await stockOf(catalog, variant(1))).toMatchObject({ reserved: 3 });
    expect(await stockOf(catalog, variant(2))).toMatchObject({ reserved: 1 });
    expect(await stockOf(catalog, variant(0))).toMatchObject({ reserved: 0 });
    await confirmCard(clientSecret);
    await eventually(async () =>
      expect((await readOrder(shopper.visitor, orderId)).status).toBe("paid"),
    );
    const { items, number } = await readOrder(shopper.visitor, orderId);
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ variantId: variant(1).variantId, qty: 3, unitPriceCAD: 4500 }),
        expect.objectContaining({ variantId: variant(2).variantId, qty: 1, unitPriceCAD: 9000 }),
      ]),
    );
    const names = items.map(({ variantName }) => variantName).join();
    expect(names).toContain("Size: M");
    expect(names).toContain("Size: L");
    expect((await mailWith(email, `Thank you for your order ${number}`)).text).toContain("Size: L");
    await setStatus(catalog.admin, orderId, "refunded");
    expect(await stockOf(catalog, variant(1))).toMatchObject({ stocked: 4, reserved: 0 });
    expect(await stockOf(catalog, variant(2))).toMatchObject({ stocked: 3, reserved: 0 });
  });
});
