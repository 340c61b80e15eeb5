import { describe, expect, it } from "vitest";
import { ONE_VARIANT, type ProductFields, type VariantFields } from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import { plannedVariants } from "./plan-variants.js";

const variant = (sku: string, ...optionValues: string[]): VariantFields => ({
  ...{ sku, optionValues, originalCents: 4000, discountPercentage: 0, saleCents: null },
  ...{ saleStartsAt: null, saleEndsAt: null },
  ...{ onHand: 5, weight: null, barcode: "", variantImages: [] },
});

/** A cane in two sizes. */
const CANE = {
  ...ONE_VARIANT,
  ...variant("C-S", "S"),
  options: ["Size"],
  furtherVariants: [variant("C-L", "L")],
} as unknown as ProductFields;

const plan = (
  row: ProductRow,
  before: ProductFields | undefined = undefined,
  options: { clearBlanks?: boolean } = {},
) =>
  plannedVariants(
    { ...row, row: 2 } as ReadRow<ProductRow>,
    before && { fields: before, uncounted: new Set() },
    { slug: "cane", images: [] },
    {
      file: "p.csv",
      addresses: new Map(["1", "2", "3", "4", "5", "6"].map((name) => [name, `/static/${name}`])),
      ...options,
    },
  );

const size = (value: string, name = "") => [{ name, value }];
const told = ({ problems }: ReturnType<typeof plan>) =>
  problems.map(({ row, column, reason }) => [row, column, reason]);

describe("the variants of a product that is new", () => {
  it("are its rows in their order, with SKUs made of the slug and their values", () => {
    const { fields, problems } = plan({
      options: size("S", "Size"),
      originalCents: 4000,
      variants: [{ row: 3, blank: [], options: size("Extra large"), originalCents: 4500 }],
    });
    expect(problems).toEqual([]);
    expect(fields).toMatchObject({
      options: ["Size"],
      sku: "SKU-CANE-S",
      furtherVariants: [{ sku: "SKU-CANE-EXTRA-LARGE", originalCents: 4500 }],
    });
  });

  it("are at most 250, of at most five options", () => {
    const variants = Array.from({ length: 250 }, (_, at) => ({
      ...{ row: at + 3, blank: [], options: size(`${at}`), originalCents: 4000 },
    }));
    const first = { options: size("S", "Size"), originalCents: 4000 };
    expect(told(plan({ ...first, variants }))).toEqual([
      [2, "SKU", "A product can have at most 250 variants."],
    ]);
    const options = ["A", "B", "C", "D", "E", "F"].map((name) => ({ name, value: "1" }));
    expect(told(plan({ options, originalCents: 4000 }))).toEqual([
      [2, "Option 6 Name", "A product can have at most 5 options."],
    ]);
    const known = {
      ...CANE,
      furtherVariants: Array.from({ length: 300 }, (_, at) => variant(`C-${at}`, `${at}`)),
    };
    expect(told(plan({ sku: "C-S", originalCents: 4100 }, known as ProductFields))).toEqual([]);
  });

  it("need a price and a value each, and may not be the same", () => {
    const planned = plan({
      options: size("S", "Size"),
      originalCents: 4000,
      variants: [
        { row: 3, blank: [], options: size("S"), originalCents: 4000 },
        { row: 4, blank: [], sku: "C-X", originalCents: 4000 },
        { row: 5, blank: [], options: size("XL") },
      ],
    });
    expect(told(planned)).toEqual([
      [4, "Size", 'A variant of this product needs its "Size".'],
      [5, "Original Price", "The variant is new, and a new variant needs this."],
      [
        3,
        "Option 1 Value",
        'Nothing tells this variant apart from "SKU-CANE-S" of the same product.',
      ],
    ]);
  });

  it("have options with names, the same in all rows", () => {
    const row = { options: size("S"), originalCents: 4000 };
    expect(told(plan(row))).toEqual([[2, "Option 1 Name", "An option needs a name."]]);
    const variants = [{ row: 3, blank: [], options: size("L", "Length"), originalCents: 4000 }];
    expect(told(plan({ ...row, options: size("S", "Size"), variants }))).toEqual([
      [3, "Option 1 Name", 'Row 2 calls this option "Size".'],
    ]);
  });

  it("have pictures that are the product's too, five together at most", () => {
    const images = (...files: string[]) => files.map((file) => ({ file }));
    const variants = [
      { row: 3, blank: [], options: size("L"), originalCents: 4000, variantImages: images("2") },
    ];
    const row = { options: size("S", "Size"), originalCents: 4000, variants };
    const planned = plan({ ...row, variantImages: images("1") });
    expect(planned.images.map(({ url }) => url)).toEqual(["/static/1", "/static/2"]);
    expect(planned.fields.furtherVariants[0]?.variantImages).toEqual(["/static/2"]);
    const many = plan({ ...row, variantImages: images("1", "3", "4", "5", "6") });
    expect(told(many)).toEqual([
      [3, "Variant Images", "With those of its variants the product has more than 5 pictures."],
    ]);
  });
});

describe("the variants of a product that is there", () => {
  it("are found by SKU, else by their values; what no row names stays", () => {
    const bySku = plan({ sku: "C-L", onHand: 9 }, CANE).fields;
    expect(bySku).toEqual({
      ...variant("C-S", "S"),
      options: ["Size"],
      furtherVariants: [{ ...variant("C-L", "L"), onHand: 9 }],
    });
    const byValue = plan({ options: size("L", "size"), onHand: 9 }, CANE).fields;
    expect(byValue).toEqual(bySku);
  });

  it("mean the default one where a row names none", () => {
    expect(plan({ slug: "cane", onHand: 9 }, CANE).fields).toMatchObject({
      onHand: 9,
      furtherVariants: [{ onHand: 5 }],
    });
  });

  it("become more, behind those that there are", () => {
    const added = plan({ sku: "C-XL", options: size("XL"), originalCents: 4400 }, CANE).fields;
    expect([added, ...added.furtherVariants].map(({ sku }) => sku)).toEqual([
      ...["C-S", "C-L", "C-XL"],
    ]);
  });

  it("all need a value of an option that is new", () => {
    const options = [
      { name: "Size", value: "S" },
      { name: "Grip", value: "Cork" },
    ];
    expect(told(plan({ sku: "C-S", options }, CANE))).toEqual([
      [2, "Grip", 'The product\'s variant "C-L" has no "Grip".'],
    ]);
  });

  it("begin with the only one that it had, whatever SKU its first row gives it", () => {
    const one = { ...CANE, ...ONE_VARIANT } as ProductFields;
    const variants = [{ row: 3, blank: [], options: size("L"), originalCents: 4000 }];
    const row = { sku: "C-1", options: size("S", "Size"), variants };
    expect(plan(row, one).fields).toMatchObject({
      ...{ sku: "C-1", optionValues: ["S"], onHand: 5 },
      furtherVariants: [{ sku: "SKU-CANE-L" }],
    });
  });

  it("lose what blank cells clear, each by its own row", () => {
    const before = { ...CANE, barcode: "1", weight: 5 };
    const row = { sku: "C-S", blank: ["barcode", "weight", "onHand"] } as ProductRow;
    expect(plan(row, before).fields).toMatchObject({ barcode: "1", weight: 5, onHand: 5 });
    expect(plan(row, before, { clearBlanks: true }).fields).toMatchObject({
      ...{ barcode: "", weight: null, onHand: 0 },
      furtherVariants: [{ onHand: 5 }],
    });
  });
});
