import {
  ErrorResponse,
  ProductDetail,
  type StaffProduct,
  StaffProductListResponse,
  StaffVariantsResponse,
} from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCartProducts } from "../src/medusa/cart-products";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { listProducts } from "./support/list-products";
import { Staff } from "./support/staff";
import { TestCatalog } from "./support/test-catalogue";

const PICTURES = ["/static/00000000000000aa.webp", "/static/00000000000000bb.webp"];

let staff: Staff;
let catalog: TestCatalog;
let categoryId: string;
let product: StaffProduct;

beforeAll(async () => {
  staff = await Staff.signIn();
  catalog = await TestCatalog.open();
  categoryId = await catalog.addCategory("Sizes");
  product = await staff.addProduct(categoryId, { sku: `S-${staff.mark}`, images: PICTURES });
});
afterAll(async () => {
  await staff.leave();
  await catalog.close();
});

const inShop = async () =>
  ProductDetail.parse((await callApi("products.read", { params: { slug: product.slug } })).body);
const table = async (id = product.id) =>
  StaffVariantsResponse.parse(
    (await staff.visitor.ask("products.readVariants", { params: { id } })).body,
  );
const save = (variantTable: object, others: object = {}) =>
  staff.change<StaffProduct>("products", product.id, { variantTable, ...others });
const refusal = async (variantTable: object) => {
  const { status, body } = await staff.visitor.ask("products.change", {
    params: { id: product.id },
    body: { variantTable },
  });
  return { status, ...ErrorResponse.parse(body) };
};
/** The rows of the table as they are, by nothing but their ids and values. */
const rows = async () => (await table()).variants.map(({ id, options }) => ({ id, options }));
const inMedusa = async (sql: string) => (await catalog.database.query(sql, [product.id])).rows;

describe("the table of a product's variants", () => {
  it("has one row, without options, for a product that is sold in one way only", async () => {
    expect(await table()).toEqual({
      options: [],
      waitingOrders: 0,
      variants: [
        {
          ...{ id: expect.any(String), sku: product.sku, options: {} },
          ...{ originalPriceCAD: 10_000, priceCAD: 10_000, discountPercentage: 0 },
          ...{ saleStartsAt: null, saleEndsAt: null },
          ...{ stock: 5, onHand: 5, reserved: 0, weight: null, barcode: "", images: [] },
        },
      ],
    });
  });

  it("makes sizes and colours of it, for sale when it answers", async () => {
    const [only] = await rows();
    const saved = await save({
      options: ["Size", "Colour"],
      variants: [
        { id: only?.id, options: { Size: "S", Colour: "Blue" }, weight: 400 },
        {
          options: { Size: "L", Colour: "Blue" },
          ...{ originalPriceCAD: 12_000, discountPercentage: 25, stock: 3 },
          ...{ sku: `L-${staff.mark}`, barcode: `B${staff.mark}`, images: [PICTURES[1]] },
        },
        { options: { Size: "L", Colour: "Red" }, originalPriceCAD: 15_000 },
      ],
    });
    expect(saved).toMatchObject({ sku: product.sku, priceCAD: 10_000, stock: 5 });
    const shown = await inShop();
    expect(shown.options).toEqual([
      { name: "Size", values: ["S", "L"] },
      { name: "Colour", values: ["Blue", "Red"] },
    ]);
    expect(shown.variants).toMatchObject([
      { id: only?.id, sku: product.sku, priceCAD: 10_000, stock: 5, images: [] },
      { sku: `L-${staff.mark}`, priceCAD: 9000, originalPriceCAD: 12_000, stock: 3 },
      { sku: `SKU-${product.slug}-l-red`.toUpperCase(), priceCAD: 15_000, stock: 0 },
    ]);
    expect(shown.variants[1]?.images).toEqual([PICTURES[1]]);
    const found = await listProducts({ search: `L-${staff.mark}` });
    expect(found.products.map(({ id }) => id)).toEqual([product.id]);
    expect((await table()).variants).toMatchObject([
      { weight: 400, barcode: "" },
      { weight: null, barcode: `B${staff.mark}` },
      {},
    ]);
  });

  it("keeps what was not sent, and what was sold meanwhile", async () => {
    const before = await table();
    await save({
      ...{ options: before.options },
      variants: (await rows()).map((row, place) =>
        place === 1 ? { ...row, stock: 10, stockBefore: 4 } : row,
      ),
    });
    expect(await table()).toEqual({
      ...before,
      variants: before.variants.map((variant, place) =>
        place === 1 ? { ...variant, stock: 9, onHand: 9 } : variant,
      ),
    });
  });

  it("changes stock once when it is sent twice under one name", async () => {
    const changed = (await rows()).map((row, place) =>
      place === 1 ? { ...row, stock: 5, stockBefore: 9 } : row,
    );
    const { options } = await table();
    const stockChangeId = `change-${staff.mark}`;
    await save({ options, variants: changed }, { stockChangeId });
    await save({ options, variants: changed }, { stockChangeId });
    expect((await table()).variants.map(({ stock }) => stock)).toEqual([5, 5, 0]);
  });

  it("makes another variant the default, renames options and values, and swaps two SKUs", async () => {
    const [small, blue, red] = (await table()).variants;
    const saved = await save({
      options: ["Taille", "Colour"],
      variants: [
        { id: red?.id, options: { Taille: "Large", Colour: "Red" }, sku: blue?.sku },
        { id: small?.id, options: { Taille: "S", Colour: "Blue" } },
        { id: blue?.id, options: { Taille: "Large", Colour: "Blue" }, sku: red?.sku },
      ],
    });
    expect(saved).toMatchObject({ sku: blue?.sku, priceCAD: 15_000, stock: 0 });
    const shown = await inShop();
    expect(shown.options).toEqual([
      { name: "Taille", values: ["Large", "S"] },
      { name: "Colour", values: ["Red", "Blue"] },
    ]);
    expect(
      shown.variants.map(({ id, sku, priceCAD, stock }) => [id, sku, priceCAD, stock]),
    ).toEqual([
      [red?.id, blue?.sku, 15_000, 0],
      [small?.id, small?.sku, 10_000, 5],
      [blue?.id, red?.sku, 9000, 5],
    ]);
    expect(
      await inMedusa(
        `select i.sku = v.sku as same from product_variant v
          join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
          join inventory_item i on i.id = l.inventory_item_id
          where v.product_id = $1 and v.deleted_at is null`,
      ),
    ).toEqual([{ same: true }, { same: true }, { same: true }]);
  });

  it("leaves the other variants alone when staff save the product", async () => {
    const before = (await table()).variants;
    await staff.change("products", product.id, { discountPercentage: 50, stock: 1, name: "Sized" });
    const [first, ...others] = (await table()).variants;
    expect(first).toMatchObject({ priceCAD: 7500, stock: 1 });
    expect(others).toEqual(before.slice(1));
  });

  it("does not remove what an open order waits for, nor what somebody has just added", async () => {
    const { options, variants } = await table();
    const [first, second, third] = await rows();
    const [{ itemId, locationId }] = (await inMedusa(
      `select l.inventory_item_id as "itemId", l.location_id as "locationId"
        from inventory_level l join inventory_item i on i.id = l.inventory_item_id
        where i.sku = '${variants[2]?.sku}' and l.deleted_at is null and $1 <> ''`,
    )) as [{ itemId: string; locationId: string }];
    const { reservation } = await catalog.admin.post<{ reservation: { id: string } }>(
      "/reservations",
      { inventory_item_id: itemId, location_id: locationId, quantity: 2 },
    );
    const without = { options, variants: [first, second], removed: [third?.id] };
    expect(await refusal(without)).toMatchObject({
      ...{ status: 409, code: "variant_ordered" },
      message: expect.stringMatching(/^Large \/ Blue cannot be removed: 2 pieces are reserved/),
    });
    await catalog.admin.delete(`/reservations/${reservation.id}`);
    expect(await refusal({ options, variants: [first, second] })).toMatchObject({
      ...{ status: 409, code: "variants_changed" },
    });
    await save(without);
    expect((await inShop()).variants.map(({ id }) => id)).toEqual([first?.id, second?.id]);
  });

  it.each<[string, (row: object[]) => object, string]>([
    [
      "two of the same values",
      ([a]) => [a, { ...a, id: undefined, originalPriceCAD: 1 }],
      "same values",
    ],
    [
      "a new one without a price",
      (all) => [...all, { options: { Taille: "M", Colour: "Red" } }],
      "price",
    ],
    [
      "a value too few",
      (all) => [...all, { options: { Taille: "M" }, originalPriceCAD: 1 }],
      "value",
    ],
    [
      "a picture of something else",
      ([a, b]) => [{ ...a, images: ["/static/x.webp"] }, b],
      "images",
    ],
    ["no variant", () => [], "at least one"],
  ])("refuses %s", async (_name, change, words) => {
    const { options } = await table();
    const { status, fields } = await refusal({ options, variants: change(await rows()) });
    expect(status).toBe(400);
    expect(fields?.map(({ message }) => message).join()).toContain(words);
  });

  it("refuses a SKU or a bar code that another product has, at its row", async () => {
    const other = await staff.addProduct(categoryId, { name: `Other ${staff.mark}` });
    const { options } = await table();
    const [first, second] = await rows();
    const taken = await refusal({ options, variants: [first, { ...second, sku: other.sku }] });
    expect(taken).toMatchObject({ status: 409, code: "sku_taken" });
    expect(taken.fields?.[0]?.path).toBe("variantTable.variants.1.sku");
    const { id } = other;
    const [row] = (await table(id)).variants;
    await staff.change("products", id, {
      variantTable: {
        options: [],
        variants: [{ id: row?.id, options: {}, barcode: `C${staff.mark}` }],
      },
    });
    expect(
      await refusal({ options, variants: [first, { ...second, barcode: `C${staff.mark}` }] }),
    ).toMatchObject({
      ...{ status: 409, code: "barcode_taken" },
      message: `Another product has the bar code C${staff.mark}.`,
    });
  });

  it("makes it a product again that is sold in one way only", async () => {
    const [first, second] = await rows();
    await save({ options: [], variants: [{ ...second, options: {} }], removed: [first?.id] });
    const shown = await inShop();
    expect(shown).toMatchObject({ options: [], variants: [], sku: product.sku, priceCAD: 10_000 });
    expect(
      await inMedusa(
        `select o.title from product_option o
        join product_product_option l on l.product_option_id = o.id and l.deleted_at is null
        where l.product_id = $1 and o.deleted_at is null`,
      ),
    ).toEqual([{ title: "Default option" }]);
  });

  it("leaves a trail of what was changed", async () => {
    const trail = await inMedusa(
      "select kind, subject_label as label, after from security_event where subject_id = $1 order by at, id",
    );
    expect(trail).toContainEqual(
      expect.objectContaining({
        kind: "product.changed",
        after: expect.objectContaining({
          options: ["Taille", "Colour"],
          variants: expect.arrayContaining([
            { sku: `L-${staff.mark}`, values: "Large / Red" },
            { sku: product.sku, values: "S / Blue", weight: 400 },
          ]),
        }),
      }),
    );
    expect(trail).toContainEqual({
      kind: "product.stock-changed",
      label: `${product.name}, L / Blue`,
      after: { onHand: 9 },
    });
  });

  it("belongs to a new product from the first", async () => {
    const made = await staff.addProduct(categoryId, {
      name: `Pair ${staff.mark}`,
      originalPriceCAD: null,
      variantTable: {
        options: ["Side"],
        variants: ["Left", "Right"].map((side) => ({
          options: { Side: side },
          originalPriceCAD: 5000,
          stock: 2,
        })),
      },
    });
    expect(made).toMatchObject({ priceCAD: 5000, stock: 2, isListed: true });
    expect(made.variants.map(({ sku }) => sku)).toEqual(
      ["LEFT", "RIGHT"].map((side) => `SKU-${made.slug}-${side}`.toUpperCase()),
    );
  });
});

describe("the order of options and variants, and whether there is a choice", () => {
  /** The shop's reading for carts, which is SQL; pages and lists are read by TypeScript. */
  const inCart = async (id: string, variantId?: string) => {
    const raw = (sql: string, bindings: unknown[]) => {
      let place = 0;
      return catalog.database.query(
        sql.replaceAll("?", () => {
          place += 1;
          return `$${place}`;
        }),
        bindings,
      );
    };
    const [found] = await readCartProducts({ raw } as unknown as Knex, [
      { productId: id, ...(variantId && { variantId }) },
    ]);
    return found?.variant ?? undefined;
  };
  const onPage = async (slug: string) =>
    ProductDetail.parse((await callApi("products.read", { params: { slug } })).body);

  it("are the same for pages, carts and staff, whatever ranks Medusa has", async () => {
    const made = await catalog.addChoice({
      title: `Ranked ${catalog.mark}`,
      categoryId,
      options: { Colour: ["Blue", "Red"], Size: ["S", "L"], Grip: ["Cork"] },
      variants: ["S", "L"].flatMap((Size) =>
        ["Blue", "Red"].map((Colour) => ({
          ...{ options: { Colour, Size, Grip: "Cork" }, dollars: 40, stock: 1 },
        })),
      ),
    });
    const [a, b, c, d] = made.variants.map(({ variantId }) => variantId);
    const of = async (sql: string) => (await catalog.database.query(sql, [made.id])).rows;
    await of(`update product_variant set variant_rank = case id
      when '${a}' then null when '${b}' then 2 else 1 end where product_id = $1`);
    for (const [title, rank] of [
      ["Colour", '"1"'],
      ["Size", "0.5"],
      ["Grip", "null"],
    ]) {
      await of(`update product_option set metadata = '{"rank": ${rank}}' where title = '${title}'
        and id in (select product_option_id from product_product_option where product_id = $1)`);
    }
    const order = [...[c, d].sort(), b, a];
    // Each of the writes is on the page by itself: the last one last.
    const ranked = async () => {
      const { variants, options } = await onPage(made.slug);
      return { order: variants.map(({ id }) => id), first: options[0]?.name };
    };
    await expect.poll(ranked, { timeout: 15_000 }).toEqual({ order, first: "Size" });
    const page = await onPage(made.slug);
    const staffs = await table(made.id);
    expect(staffs.variants.map(({ id }) => id)).toEqual(order);
    expect(await inCart(made.id)).toMatchObject({ id: order[0], is_default: true });
    const names = page.options.map(({ name }) => name);
    expect(staffs.options).toEqual(names);
    for (const { id, options } of page.variants) {
      const { options: cart } = (await inCart(made.id, id)) ?? {};
      expect(Object.entries(cart ?? {})).toEqual(Object.entries(options));
    }

    // Only priced variants are for sale; without two of them, or a priced default, nothing is chosen.
    const priceless = (ids: readonly (string | undefined)[]) =>
      of(`update price set deleted_at = case when l.variant_id in (${ids
        .map((id) => `'${id}'`)
        .join()}) then now() end from product_variant_price_set l, product_variant v
        where l.price_set_id = price.price_set_id and v.id = l.variant_id and v.product_id = $1`);
    for (const [without, choices] of [
      [[a, b], 2],
      [order.slice(1), 0],
      [order.slice(0, 1), 0],
    ] as const) {
      await priceless(without);
      await expect
        .poll(async () => (await staffsAnswer(made.id)).variants.length, { timeout: 15_000 })
        .toBe(choices);
      expect(Boolean((await inCart(made.id))?.options)).toBe(choices > 0);
    }
  });
});

/** What staff's lists say of a product, which hold also what is not for sale. */
async function staffsAnswer(id: string): Promise<StaffProduct> {
  const { body } = await staff.visitor.ask("products.listAll", { query: { ids: id } });
  const [found] = StaffProductListResponse.parse(body).products;
  if (!found) throw new Error(`Product ${id} is in no list.`);
  return found;
}

describe("a sale", () => {
  it("keeps its percentage where Medusa Admin changes the base price, up or down", async () => {
    const onSale = await staff.addProduct(categoryId, {
      ...{ sku: `P-${staff.mark}`, name: `On sale ${staff.mark}` },
      ...{ originalPriceCAD: 12_999, priceCAD: 11_049, discountPercentage: 15 },
    });
    expect(onSale).toMatchObject({ priceCAD: 11_049, discountPercentage: 15 });
    const variant = (await table(onSale.id)).variants[0]?.id;
    const change = (dollars: number) =>
      catalog.admin.post(`/products/${onSale.id}/variants/${variant}`, {
        prices: [{ currency_code: "cad", amount: dollars }],
      });
    const costs = (cents: number, originalPriceCAD: number) =>
      eventually(async () => {
        const { body } = await callApi("products.read", { params: { slug: onSale.slug } });
        const expected = { priceCAD: cents, originalPriceCAD, discountPercentage: 15 };
        expect(ProductDetail.parse(body)).toMatchObject(expected);
      });
    await change(200);
    await costs(17_000, 20_000);
    // The second comes while the first is still followed.
    await change(300);
    await change(100);
    await costs(8500, 10_000);
  });
});
