import { CategoryListResponse } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AdminApi, signInAsAdmin } from "./support/admin-api";
import { callApi } from "./support/call-api";
import { act, checkedImport } from "./support/import-screen";
import { otherShopsFiles } from "./support/other-shops-files";
import { queryShop } from "./support/shop-database";
import { aImage, Staff } from "./support/staff";

let staff: Staff;
let admin: AdminApi;
let slug: string;
let sku: (name: string) => string;
let images: string[];
let category: string;

beforeAll(async () => {
  [staff, admin] = await Promise.all([Staff.signIn(), signInAsAdmin()]);
  slug = `glove-${staff.mark}`;
  sku = (name) => `G-${staff.mark}-${name}`;
  const { products } = (await callApi("products.list", { query: { limit: "9" } })).body as {
    products: { images: string[]; categoryId: string }[];
  };
  images = [...new Set(products.flatMap((product) => product.images))].slice(0, 2);
  category = products[0]?.categoryId ?? "";
});
afterAll(async () => {
  for (const { id } of await found()) await admin.delete(`/products/${id}`);
  await staff.leave();
});

interface Variant {
  title: string;
  sku: string;
  weight: number | null;
  barcode: string | null;
  variant_rank: number;
  options: { value: string; option: { title: string } }[];
  images: { url: string }[];
  inventory_items: { inventory: { location_levels: { stocked_quantity: number }[] } }[];
  variant_merchandising: { discount_percentage: number } | null;
}

interface FoundProduct {
  id: string;
  options: { title: string; values: { value: string }[] }[];
  variants: Variant[];
}

async function found(): Promise<FoundProduct[]> {
  const fields =
    "*options,*options.values,*variants,*variants.options,*variants.options.option,*variants.images,*variants.inventory_items,*variants.inventory_items.inventory,*variants.inventory_items.inventory.location_levels,*variants.variant_merchandising";
  const { products } = await admin.get<{ products: FoundProduct[] }>(
    `/products?handle=${slug}&fields=${fields}`,
  );
  return products;
}

/** The product's variants as Medusa knows them, in their order. */
async function variants() {
  const [product] = await found();
  // Medusa Admin's answer leaves out the entries of price lists.
  const prices = await queryShop<{ sku: string; amount: number }>(
    `select v.sku, x.amount::float8 as amount from product p
      join product_variant v on v.product_id = p.id and v.deleted_at is null
      join product_variant_price_set s on s.variant_id = v.id
      join price x on x.price_set_id = s.price_set_id and x.deleted_at is null
      where p.handle = $1 order by x.amount desc`,
    [slug],
  );
  return (product?.variants ?? [])
    .sort((a, b) => a.variant_rank - b.variant_rank)
    .map((variant) => ({
      sku: variant.sku.slice(sku("").length),
      title: variant.title,
      options: Object.fromEntries(
        variant.options.map(({ value, option }) => [option.title, value]),
      ),
      prices: prices.filter((price) => price.sku === variant.sku).map(({ amount }) => amount),
      stock: variant.inventory_items.flatMap(({ inventory }) =>
        inventory.location_levels.map(({ stocked_quantity }) => stocked_quantity),
      ),
      weight: variant.weight,
      barcode: variant.barcode,
      images: variant.images.map(({ url }) => url),
      discount: variant.variant_merchandising?.discount_percentage ?? null,
    }));
}

async function load(csv: string) {
  const checked = await checkedImport(staff.visitor, { csv });
  expect(checked.errors).toEqual([]);
  return act(staff.visitor, checked.id, "apply");
}

describe("a product of several variants in a file", () => {
  it("is made with all of them, each with its own price, stock, weight, bar code and pictures", async () => {
    const [front = "", side = ""] = images;
    await load(
      [
        "Slug,SKU,Name,Category,Description,Images,Image Alt,Option 1 Name,Option 1 Value,Option 2 Name,Option 2 Value,Original Price,Discount %,On hand,Weight (g),Barcode,Variant Images",
        `${slug},${sku("LS")},Glove ${staff.mark},${category},A glove.,${front}|${side},Front|Side,Hand,Left,Size,S,40.00,10,3,120,${staff.mark}1,${front}`,
        `${slug},${sku("RS")},,,,,,,Right,,S,40.00,10,0,120,${staff.mark}2,${side}`,
        `${slug},${sku("RL")},,,,,,,Right,,L,45.00,20,7,150,,`,
      ].join("\n"),
    );
    const [product] = await found();
    expect(
      product?.options.map(({ title, values }) => [title, values.map(({ value }) => value).sort()]),
    ).toEqual(
      expect.arrayContaining([
        ["Hand", ["Left", "Right"]],
        ["Size", ["L", "S"]],
      ]),
    );
    expect(await variants()).toEqual([
      {
        ...{ sku: "LS", title: "Left / S", options: { Hand: "Left", Size: "S" } },
        ...{ prices: [40, 36], stock: [3], weight: 120, barcode: `${staff.mark}1` },
        ...{ images: [front], discount: null },
      },
      {
        ...{ sku: "RS", title: "Right / S", options: { Hand: "Right", Size: "S" } },
        ...{ prices: [40, 36], stock: [0], weight: 120, barcode: `${staff.mark}2` },
        ...{ images: [side], discount: null },
      },
      {
        ...{ sku: "RL", title: "Right / L", options: { Hand: "Right", Size: "L" } },
        ...{ prices: [45, 36], stock: [7], weight: 150, barcode: null, images: [], discount: 20 },
      },
    ]);
  });

  it("changes variant by variant, wherever in the file the variants' SKUs stand", async () => {
    const before = await variants();
    const { id } = await load(
      `SKU,Original Price,On hand\n${sku("RL")},50.00,6\n${sku("RS")},,2\n`,
    );
    const [left, small, large] = before;
    expect(await variants()).toEqual([
      left,
      { ...small, stock: [2] },
      { ...large, prices: [50, 40], stock: [6] },
    ]);
    await act(staff.visitor, id, "undo");
    expect(await variants()).toEqual(before);
  });

  it("gets more variants and options, and loses them with the import", async () => {
    const before = await variants();
    const [front = ""] = images;
    const { id } = await load(
      [
        "Slug,SKU,Images,Image Alt,Option 1 Name,Option 1 Value,Option 2 Name,Option 2 Value,Option 3 Name,Option 3 Value,Original Price,On hand",
        `${slug},${sku("LS")},${front},Front,Hand,Left,Size,S,Colour,Blue,,`,
        `${slug},${sku("RS")},,,,Right,,S,,Blue,,`,
        `${slug},${sku("RL")},,,,Right,,L,,Blue,,`,
        `${slug},${sku("RLG")},,,,Right,,L,,Green,48.00,4`,
      ].join("\n"),
    );
    const after = await variants();
    expect(after.map(({ title }) => title)).toEqual([
      ...["Left / S / Blue", "Right / S / Blue", "Right / L / Blue", "Right / L / Green"],
    ]);
    expect(after.map(({ images }) => images)).toEqual([[front], [], [], []]);
    await act(staff.visitor, id, "undo");
    expect(await variants()).toEqual(before);
    const [left] = await queryShop<{ count: number }>(
      `select count(*)::int as count from product_option o
        join product_product_option l on l.product_option_id = o.id
        join product p on p.id = l.product_id where p.handle = $1`,
      [slug],
    );
    expect(left?.count).toBe(2);
  });

  it("is exported so that loading it again changes nothing", async () => {
    const csv = String(
      (await staff.visitor.ask("catalogFiles.download", { params: { kind: "products" } })).body,
    );
    const rows = csv.split("\n").filter((line) => line.includes(slug));
    expect(rows).toHaveLength(3);
    const checked = await checkedImport(staff.visitor, { csv });
    expect(checked.errors).toEqual([]);
    expect(checked.counts).toMatchObject({ created: 0, updated: 0 });
  });
});

describe("files of other shops", () => {
  it("come in with every row loaded or named, and their export changes nothing", async () => {
    const [place] = CategoryListResponse.parse((await callApi("categories.list")).body);
    const mark = `O${staff.mark}`;
    const picture = `${mark}.png`;
    const files = otherShopsFiles({ mark, category: place?.name ?? "", picture });
    const pictures = [{ name: picture, bytes: await aImage() }];
    const applied: string[] = [];
    for (const { shop, csv, named } of files) {
      const checked = await checkedImport(staff.visitor, { csv, images: pictures });
      const rows = new Set(checked.errors.map(({ row }) => row));
      expect({ shop, named: [...rows].sort() }, JSON.stringify(checked)).toEqual({ shop, named });
      await act(staff.visitor, checked.id, "apply", { partial: true });
      applied.push(checked.id);
    }
    const found = await queryShop<{ sku: string }>(
      "select sku from product_variant where sku ilike '%' || $1 || '%' and deleted_at is null",
      [mark],
    );
    expect(found.map((each) => each.sku).sort()).toEqual(files.flatMap(({ skus }) => skus).sort());
    const params = { kind: "products" } as const;
    const { body } = await staff.visitor.ask("catalogFiles.download", { params });
    const again = await checkedImport(staff.visitor, { csv: String(body) });
    expect(again).toMatchObject({
      errors: [],
      counts: { created: 0, updated: 0, rejected: 0 },
    });
    for (const id of applied.reverse()) await act(staff.visitor, id, "undo");
  });
});
