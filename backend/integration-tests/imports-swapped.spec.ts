import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { act, checkedImport } from "./support/import-screen";
import { queryShop } from "./support/shop-database";
import { Staff } from "./support/staff";

let staff: Staff;
let slug: (name: string) => string;
let madeId: string;
/** Category, description, picture, price and stock. */
let ofAll: string;

beforeAll(async () => {
  staff = await Staff.signIn();
  slug = (name) => `${staff.mark}-${name}`.toLowerCase();
  const { body } = await callApi("products.list", { query: { limit: "1" } });
  const [product] = (body as { products: { images: string[]; categoryId: string }[] }).products;
  ofAll = [product?.categoryId, "Firm.", product?.images[0], "20.00", "3"].join(",");
  const made = await load(
    [
      "Slug,SKU,Name,Category,Description,Images,Original Price,On hand,Barcode,Option 1 Name,Option 1 Value",
      `${slug("cane")},${staff.mark}-C,Cane,${ofAll},${staff.mark}1,,`,
      `${slug("rail")},${staff.mark}-R,Rail,${ofAll},${staff.mark}2,,`,
      `${slug("glove")},${staff.mark}-S,Glove,${ofAll},${staff.mark}3,Size,S`,
      `${slug("glove")},${staff.mark}-L,,,,,20.00,3,${staff.mark}4,,L`,
    ].join("\n"),
  );
  madeId = made.id;
});
afterAll(async () => {
  await act(staff.visitor, madeId, "undo");
  await staff.leave();
});

async function load(csv: string) {
  const checked = await checkedImport(staff.visitor, { csv });
  expect({ errors: checked.errors, warnings: checked.warnings }).toEqual({
    ...{ errors: [], warnings: [] },
  });
  const applied = await act(staff.visitor, checked.id, "apply");
  expect(applied.errors).toEqual([]);
  return applied;
}

/** Address and bar code of each variant, without the mark. */
async function known() {
  const rows = await queryShop<{ sku: string; handle: string; barcode: string; status: string }>(
    `select v.sku, p.handle, v.barcode, p.status from product p
      join product_variant v on v.product_id = p.id and v.deleted_at is null
      where p.deleted_at is null and v.sku like $1 order by v.sku`,
    [`${staff.mark}-%`],
  );
  return rows.map(({ sku, handle, barcode, status }) => [
    sku.slice(staff.mark.length + 1),
    handle.slice(staff.mark.length + 1),
    barcode.slice(staff.mark.length),
    status,
  ]);
}

const BEFORE = [
  ["C", "cane", "1", "published"],
  ["L", "glove", "4", "published"],
  ["R", "rail", "2", "published"],
  ["S", "glove", "3", "published"],
];

describe("a file in which two change places", () => {
  it("swaps the bar codes and the addresses of two products, and gives them back", async () => {
    expect(await known()).toEqual(BEFORE);
    const { id } = await load(
      [
        "SKU,Slug,Barcode",
        `${staff.mark}-C,${slug("rail")},${staff.mark}2`,
        `${staff.mark}-R,${slug("cane")},${staff.mark}1`,
      ].join("\n"),
    );
    expect(await known()).toEqual([
      ["C", "rail", "2", "published"],
      BEFORE[1],
      ["R", "cane", "1", "published"],
      BEFORE[3],
    ]);
    // What they were called for a moment is no address that anybody could have kept.
    const former = await queryShop<{ slug: string }>(
      "select slug from former_slug where slug like 'prod\\_%'",
      [],
    );
    expect(former).toEqual([]);
    await act(staff.visitor, id, "undo");
    expect(await known()).toEqual(BEFORE);
  });

  it("swaps those of two variants of one product, and one goes on to a new product", async () => {
    const { id } = await load(
      [
        "SKU,Slug,Name,Category,Description,Images,Original Price,On hand,Barcode",
        `${staff.mark}-N,${slug("stool")},Stool,${ofAll},${staff.mark}1`,
        `${staff.mark}-S,,,,,,,,${staff.mark}4`,
        `${staff.mark}-L,,,,,,,,${staff.mark}3`,
        `${staff.mark}-C,,,,,,,,${staff.mark}5`,
      ].join("\n"),
    );
    expect(await known()).toEqual([
      ["C", "cane", "5", "published"],
      ["L", "glove", "3", "published"],
      ["N", "stool", "1", "published"],
      BEFORE[2],
      ["S", "glove", "4", "published"],
    ]);
    await act(staff.visitor, id, "undo");
    expect(await known()).toEqual(BEFORE);
  });

  it("moves the bar codes of more products than one batch has, each on to the next, and back", async () => {
    const count = 300;
    const numbers = Array.from({ length: count }, (_, number) => number);
    const sku = (number: number) => `${staff.mark}M-${String(number).padStart(3, "0")}`;
    const made = await load(
      [
        "SKU,Slug,Name,Category,Description,Images,Original Price,On hand,Barcode",
        ...numbers.map(
          (number) => `${sku(number)},${slug(`m${number}`)},Rail,${ofAll},${staff.mark}m${number}`,
        ),
      ].join("\n"),
    );
    const barcodes = async () => {
      const rows = await queryShop<{ barcode: string }>(
        `select v.barcode from product_variant v where v.deleted_at is null and v.sku like $1
          order by v.sku`,
        [`${staff.mark}M-%`],
      );
      return rows.map(({ barcode }) => Number(barcode.slice(staff.mark.length + 1)));
    };
    const next = (number: number) => (number + 1) % count;
    const { id } = await load(
      [
        "SKU,Barcode",
        ...numbers.map((number) => `${sku(number)},${staff.mark}m${next(number)}`),
      ].join("\n"),
    );
    expect(await barcodes()).toEqual(numbers.map(next));
    await act(staff.visitor, id, "undo");
    expect(await barcodes()).toEqual(numbers);
    await act(staff.visitor, made.id, "undo");
  });
});
