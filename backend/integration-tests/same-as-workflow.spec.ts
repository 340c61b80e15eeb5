import { NO_LABELS, ONE_VARIANT } from "@eldercare/catalog-import";
import { discountedCents, StaffProduct } from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signInAsAdmin } from "./support/admin-api";
import { callApi } from "./support/call-api";
import { eventually } from "./support/eventually";
import { act, checkedImport } from "./support/import-screen";
import { makeByMedusa } from "./support/medusa-session";
import { searchTable } from "./support/search-table";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";

/** Every table in which Medusa's workflows keep a part of a product, and its rows of one product. */
const TABLES: Readonly<Record<string, string>> = {
  product: "id = $1",
  image: "product_id = $1",
  product_variant: "product_id = $1",
  product_option:
    "id in (select product_option_id from product_product_option where product_id = $1)",
  product_option_value:
    "option_id in (select product_option_id from product_product_option where product_id = $1)",
  product_product_option: "product_id = $1",
  product_product_option_value:
    "product_product_option_id in (select id from product_product_option where product_id = $1)",
  product_variant_option: "variant_id in (select id from product_variant where product_id = $1)",
  product_category_product: "product_id = $1",
  product_sales_channel: "product_id = $1",
  product_shipping_profile: "product_id = $1",
  product_variant_price_set: "variant_id in (select id from product_variant where product_id = $1)",
  price:
    "price_set_id in (select price_set_id from product_variant_price_set l join product_variant v on v.id = l.variant_id where v.product_id = $1)",
  product_variant_inventory_item:
    "variant_id in (select id from product_variant where product_id = $1)",
  inventory_item:
    "id in (select inventory_item_id from product_variant_inventory_item l join product_variant v on v.id = l.variant_id where v.product_id = $1)",
  inventory_level:
    "inventory_item_id in (select inventory_item_id from product_variant_inventory_item l join product_variant v on v.id = l.variant_id where v.product_id = $1)",
  product_product_merchandising_product_merchandising: "product_id = $1",
  product_merchandising:
    "id in (select product_merchandising_id from product_product_merchandising_product_merchandising where product_id = $1)",
};

/** Endings of the SKUs are letters that searches leave out: I, S, T. */
let staff: Staff;
let importId: string;
let byMedusa: StaffProduct;
let byScreen: StaffProduct;
let byImport: StaffProduct;

beforeAll(async () => {
  staff = await Staff.signIn();
  const { mark } = staff;
  const { products } = (await callApi("products.list", { query: { limit: "1" } })).body as {
    products: { images: string[]; categoryId: string }[];
  };
  const image = products[0]?.images[0] ?? "";
  const categoryId = products[0]?.categoryId ?? "";
  const given = {
    name: `Same ${mark}`,
    description: "One.\n\nTwo.",
    categoryId,
    images: [image],
    imageAlts: ["What it shows"],
    originalPriceCAD: 12999,
    discountPercentage: 15,
    stock: 7,
    featured: true,
    specs: { Width: "5 cm", Care: "Wipe" },
    french: { name: "Pareil", description: "Un.\n\nDeux." },
    brand: "Acme",
    tags: [`walking-${mark}`, `gift-${mark}`],
    meta: { title: "Pareil", description: "" },
  };
  const made = await staff.visitor.ask("products.create", { body: { ...given, sku: `${mark}-S` } });
  byScreen = StaffProduct.parse(made.body);
  const csv = [
    "SKU,Name,Slug,Category,Description,Original Price,Discount %,On hand,Featured,Images,Image Alt,spec:Width,spec:Care,title_fr,description:fr,Brand,Tags,Meta Title",
    `${mark}-I,Same ${mark},same-${mark}-i,${categoryId},"One.\n\nTwo.",129.99,15,7,true,${image},What it shows,5 cm,Wipe,Pareil,"Un.\n\nDeux.",Acme,"walking-${mark}, gift-${mark}",Pareil`,
  ].join("\n");
  const checked = await checkedImport(staff.visitor, { csv });
  expect(checked.errors).toEqual([]);
  importId = checked.id;
  await act(staff.visitor, importId, "apply");
  await makeByMedusa(
    {
      ...ONE_VARIANT,
      ...NO_LABELS,
      sku: `${mark}-T`,
      slug: `same-${mark}-t`,
      name: given.name,
      description: given.description,
      nameFr: given.french.name,
      descriptionFr: given.french.description,
      brand: given.brand,
      tags: given.tags,
      metaTitle: given.meta.title,
      categorySlug: "here",
      originalCents: given.originalPriceCAD,
      discountPercentage: given.discountPercentage,
      saleCents: discountedCents(given.originalPriceCAD, given.discountPercentage),
      onHand: given.stock,
      featured: given.featured,
      rating: 0,
      reviewCount: 0,
      images: [{ url: image, alt: "What it shows" }],
      specs: Object.entries(given.specs).map(([name, value]) => ({ name, value })),
      status: "published",
    },
    categoryId,
  );
  const listed = async () => {
    const { body } = await staff.visitor.ask("products.listAll", { query: { search: mark } });
    return (body as { products: unknown[] }).products.map((each) => StaffProduct.parse(each));
  };
  byImport = (await listed()).find(({ sku }) => sku === `${mark}-I`) as StaffProduct;
  // What Medusa made comes into the lists by the worker.
  await eventually(async () => {
    byMedusa = (await listed()).find(({ sku }) => sku === `${mark}-T`) as StaffProduct;
    expect(byMedusa).toMatchObject({ stock: given.stock, featured: true, onSale: true });
  });
});

afterAll(async () => {
  await act(staff.visitor, importId, "undo");
  for (const { id } of [byScreen, byMedusa]) {
    await staff.visitor.ask("products.remove", { params: { id } });
  }
});

/** A value without what must differ: ids, times, SKU and slug. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date) return "a time";
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  if (typeof value !== "string") return value;
  if (/^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/.test(value)) return value.split("_")[0];
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return "a time";
  return value
    .replace(new RegExp(`same-${staff.mark}(?:-[it])?`), "a slug")
    .replace(new RegExp(`${staff.mark}-[SIT]`), "a SKU");
}

const sorted = (rows: unknown[]) => rows.map((each) => JSON.stringify(plain(each))).sort();

describe("products of staff and of an import, and one that Medusa's own workflow made", () => {
  it.each(Object.entries(TABLES))("have the same rows in %s", async (table, where) => {
    const rows = (id: string) => queryShop(`select * from "${table}" where ${where}`, [id]);
    const expected = sorted(await rows(byMedusa.id));
    expect(expected.length).toBeGreaterThan(0);
    expect(sorted(await rows(byImport.id))).toEqual(expected);
    expect(sorted(await rows(byScreen.id))).toEqual(expected);
  });

  it("are the same to Medusa Admin", async () => {
    const admin = await signInAsAdmin();
    const fields =
      "*images,*options,*options.values,*categories,*sales_channels,*shipping_profile,*variants,*variants.prices,*variants.options,*variants.inventory_items,*variants.inventory_items.inventory,*variants.inventory_items.inventory.location_levels";
    const read = async (id: string) =>
      plain((await admin.get<{ product: object }>(`/products/${id}?fields=${fields}`)).product);
    const expected = await read(byMedusa.id);
    expect(await read(byImport.id)).toEqual(expected);
    expect(await read(byScreen.id)).toEqual(expected);
    const listed = async (sku: string) =>
      plain(await admin.get<object>(`/inventory-items?sku=${sku}&fields=*location_levels`));
    expect(await listed(byImport.sku)).toEqual(await listed(byMedusa.sku));
    expect(await listed(byScreen.sku)).toEqual(await listed(byMedusa.sku));
  });

  it("are the same in lists, searches and on their pages", async () => {
    expect(plain(byImport)).toEqual(plain(byMedusa));
    expect(plain(byScreen)).toEqual(plain(byMedusa));
    const page = async (slug: string) =>
      plain((await callApi("products.read", { params: { slug } })).body);
    expect(await page(byImport.slug)).toEqual(await page(byMedusa.slug));
    expect(await page(byScreen.slug)).toEqual(await page(byMedusa.slug));
  });

  it("have the same document in the search index as Medusa would give it", async () => {
    const document = async ({ slug, sku }: { slug: string; sku: string }) => {
      const table = await searchTable();
      // The last part of its SKU alone is its own.
      const own = sku.toLowerCase().split("-").slice(1);
      const [row = {}] = await queryShop(
        `select *, ts_delete(search_vector, $2::text[]) as search_vector,
            ts_delete(title_vector, $2::text[]) as title_vector from "${table}" where slug = $1`,
        [slug, [...own, sku.toLowerCase().replace("-", "")]],
      );
      return plain({ ...row, answer: JSON.parse(String(row.answer)), read_at: 0 });
    };
    expect(await document(byImport)).toEqual(await document(byMedusa));
    expect(await document(byScreen)).toEqual(await document(byMedusa));
  });

  it("are called by their product in Medusa's inventory, until staff name them otherwise", async () => {
    const admin = await signInAsAdmin();
    type Item = { id: string; title: string };
    const itemOf = async ({ sku }: StaffProduct): Promise<Item | undefined> => {
      const path = `/inventory-items?sku=${sku}&fields=id,title`;
      return (await admin.get<{ inventory_items: Item[] }>(path)).inventory_items[0];
    };
    const nameOf = async (product: StaffProduct) => (await itemOf(product))?.title;
    const name = `Same ${staff.mark}`;
    for (const each of [byMedusa, byScreen, byImport]) expect(await nameOf(each)).toBe(name);

    const ofScreen = { params: { id: byScreen.id }, body: { name: `${name} anew` } };
    await staff.visitor.ask("products.change", ofScreen);
    expect(await nameOf(byScreen)).toBe(`${name} anew`);

    const path = `/products/${byMedusa.id}`;
    const { product } = await admin.get<{ product: { variants: { id: string }[] } }>(path);
    await admin.post(`${path}/variants/${product.variants[0]?.id}`, { title: "Tall" });
    await admin.post(path, { title: `${name} again` });
    expect(await nameOf(byMedusa)).toBe(`${name} again, Tall`);

    const item = `/inventory-items/${(await itemOf(byMedusa))?.id}`;
    await admin.post(item, { title: "Third shelf" });
    await admin.post(path, { title: name });
    expect(await nameOf(byMedusa)).toBe("Third shelf");
  });
});
