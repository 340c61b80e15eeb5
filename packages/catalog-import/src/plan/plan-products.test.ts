import { describe, expect, it } from "vitest";
import {
  type CurrentProduct,
  NO_LABELS,
  ONE_VARIANT,
  type ProductFields,
  variantsOf,
} from "../fields/product.js";
import type { ProductRow } from "../rows/product-row.js";
import { CategoryLookup } from "./category-lookup.js";
import { FileKeys } from "./file-keys.js";
import { type ProductPlanOptions, planProducts } from "./plan-products.js";

const CATEGORIES = new CategoryLookup([
  { name: "Mobility Aids", slug: "mobility-aids" },
  { name: "Wheelchairs", slug: "wheelchairs" },
]);

function fields(over: Partial<ProductFields> = {}): ProductFields {
  return {
    ...ONE_VARIANT,
    ...NO_LABELS,
    sku: "A-1",
    slug: "cane",
    name: "Cane",
    description: "A cane.",
    nameFr: "",
    descriptionFr: "",
    categorySlug: "mobility-aids",
    originalCents: 4000,
    discountPercentage: 10,
    saleCents: 3600,
    onHand: 5,
    featured: false,
    rating: 4.5,
    reviewCount: 12,
    images: [{ url: "/static/a.webp", alt: "Front" }],
    specs: [{ name: "Width", value: "5 cm" }],
    status: "published",
    ...over,
  };
}

function aProduct(over: Partial<ProductFields> = {}): CurrentProduct {
  const given = fields(over);
  return {
    id: `prod_${given.sku}`,
    variantId: `variant_${given.sku}`,
    priceSetId: "pset",
    basePriceId: "price_base",
    inventoryItemId: "iitem",
    hasStockLevel: true,
    salePriceId: "price_sale",
    merchandisingId: "pmer",
    reserved: 0,
    isPlain: true,
    furtherVariants: [],
    fields: given,
  };
}

type PlannedRow = ProductRow & { blank?: string[] };

function plan(
  rows: PlannedRow[],
  current: CurrentProduct[] = [],
  options: Partial<ProductPlanOptions> = {},
) {
  return planProducts(
    rows.map((row, index) => ({ ...row, row: index + 2 })),
    current,
    {
      file: "products.csv",
      categories: CATEGORIES,
      addresses: new Map([["a.webp", "/static/a.webp"]]),
      ...options,
    },
  );
}

const wholeRow = (over: Partial<ProductRow> = {}): ProductRow => ({
  sku: "A-1",
  slug: "cane",
  name: "Cane",
  category: "mobility aids",
  description: "A cane.",
  originalCents: 4000,
  discountPercentage: 10,
  onHand: 5,
  featured: false,
  rating: 4.5,
  reviewCount: 12,
  images: [{ file: "a.webp", alt: "Front" }],
  specs: [{ name: "Width", value: "5 cm" }],
  ...over,
});

describe("a row of a product that is not there yet", () => {
  it("creates it, with the sale price that the discount gives", () => {
    expect(plan([wholeRow()]).create).toEqual([{ row: 2, name: "Cane", target: fields() }]);
  });

  it("makes slug and SKU from the name, the same at every run", () => {
    const { sku: _sku, slug: _slug, ...row } = wholeRow({ name: "Étoile Cane, 90 cm" });
    const [created] = plan([{ ...row, images: row.images }]).create;
    expect(created?.target).toMatchObject({
      slug: "etoile-cane-90-cm",
      sku: "SKU-ETOILE-CANE-90-CM",
    });
    const again = plan([{ ...row, images: row.images }], [aProduct(created?.target)]);
    expect(again.unchanged).toEqual(["Étoile Cane, 90 cm"]);
  });

  it("must have name, category, description, price and picture", () => {
    const { create, errors } = plan([{ sku: "A-9", images: undefined }]);
    expect(create).toEqual([]);
    expect(errors.map(({ column }) => column)).toEqual([
      "Name",
      "Category",
      "Description",
      "Original Price",
      "Images",
    ]);
  });

  it("may do without a picture when pictures come later", () => {
    const { errors } = plan([wholeRow({ images: undefined })], [], { withoutImages: true });
    expect(errors).toEqual([]);
  });

  it("must name a category that is there", () => {
    const { errors } = plan([wholeRow({ category: "Weelchairs" })]);
    expect(errors).toEqual([
      {
        file: "products.csv",
        row: 2,
        column: "Category",
        value: "Weelchairs",
        reason: "There is no such category.",
        fix: 'Did you mean "Wheelchairs"?',
      },
    ]);
  });
});

describe("a row of a product that is there", () => {
  it("changes nothing when it says what is there already", () => {
    expect(plan([wholeRow()], [aProduct()])).toEqual({
      create: [],
      update: [],
      unchanged: ["Cane"],
      skipped: [],
      known: [aProduct().id],
      errors: [],
      warnings: [],
      missing: [{ id: aProduct().id, slug: "cane", images: [] }],
      unstocked: [],
    });
  });

  it("is skipped when only new products are wanted, whatever it says", () => {
    const rows = [wholeRow({ onHand: 0, category: "Nowhere" }), wholeRow({ sku: "B", slug: "b" })];
    const { create, update, skipped, errors } = plan(rows, [aProduct()], { onlyNew: true });
    expect(create.map(({ target }) => target.sku)).toEqual(["B"]);
    expect({ update, skipped, errors }).toEqual({ update: [], skipped: ["Cane"], errors: [] });
  });

  it("leaves alone what it leaves blank", () => {
    expect(plan([{ sku: "A-1", images: undefined }], [aProduct()]).unchanged).toEqual(["Cane"]);
  });

  it("names each field that changes, before and after", () => {
    const [update] = plan([wholeRow({ onHand: 0, featured: true })], [aProduct()]).update;
    expect(update?.changes).toEqual([
      { field: "onHand", from: 5, to: 0 },
      { field: "featured", from: false, to: true },
    ]);
  });

  it("computes the sale price anew when only the original price changes", () => {
    const row = { sku: "A-1", originalCents: 5000, images: undefined };
    expect(plan([row], [aProduct()]).update[0]?.target).toMatchObject({
      originalCents: 5000,
      discountPercentage: 10,
      saleCents: 4500,
    });
  });

  it("ends the sale with a discount of 0", () => {
    const row = { sku: "A-1", discountPercentage: 0, images: undefined };
    expect(plan([row], [aProduct()]).update[0]?.target.saleCents).toBeNull();
  });

  it("has its sale on the days that the file says, kept as long as there is a sale", () => {
    const days = {
      saleStartsAt: "2026-11-27T05:00:00.000Z",
      saleEndsAt: "2026-12-01T05:00:00.000Z",
    };
    const row = { sku: "A-1", images: undefined };
    expect(plan([{ ...row, ...days }], [aProduct()]).update[0]?.target).toMatchObject(days);
    const dated = aProduct(days);
    expect(plan([row], [dated]).update).toEqual([]);
    expect(
      plan([{ ...row, blank: ["saleEndsAt"] }], [dated], { clearBlanks: true }).update,
    ).toMatchObject([{ changes: [{ field: "saleEndsAt", to: null }] }]);
    expect(plan([{ ...row, discountPercentage: 0 }], [dated]).update[0]?.target).toMatchObject({
      ...{ saleCents: null, saleStartsAt: null, saleEndsAt: null },
    });
    expect(
      plan([{ ...row, ...days, saleEndsAt: days.saleStartsAt }], [dated]).errors,
    ).toMatchObject([
      { column: "Sale Ends", reason: "The sale begins after that, on 2026-11-27." },
    ]);
  });

  it("keeps a sale price that staff set by hand until the file says a price", () => {
    const byHand = aProduct({ saleCents: 3333 });
    expect(plan([{ sku: "A-1", onHand: 5, images: undefined }], [byHand]).update).toEqual([]);
    expect(plan([wholeRow()], [byHand]).update[0]?.changes).toEqual([
      { field: "saleCents", from: 3333, to: 3600 },
    ]);
  });

  it("is found by its slug when the SKU is new, and gets the SKU", () => {
    const [update] = plan([wholeRow({ sku: "B-7" })], [aProduct()]).update;
    expect(update?.changes).toEqual([{ field: "sku", from: "A-1", to: "B-7" }]);
  });

  it("keeps specifications in their order and puts new ones last", () => {
    const current = aProduct({
      specs: [
        { name: "Care", value: "Wipe" },
        { name: "Width", value: "5 cm" },
      ],
    });
    const specs = [
      { name: "Height", value: "9 cm" },
      { name: "width", value: "6 cm" },
    ];
    expect(plan([wholeRow({ specs })], [current]).update[0]?.target.specs).toEqual([
      { name: "Care", value: "Wipe" },
      { name: "Width", value: "6 cm" },
      { name: "Height", value: "9 cm" },
    ]);
  });

  it("loses the line that a checked column denies or, where blank cells clear, leaves blank", () => {
    const freight = { name: "Delivery", value: "Oversize: delivered by freight" };
    const boxes = { name: "Delivery", value: "Comes in two boxes" };
    const specsAfter = (row: Partial<PlannedRow>, now: typeof freight, clearBlanks = false) => {
      const rows = [{ sku: "A-1", images: undefined, row: 2, ...row }];
      const made = plan(rows, [aProduct({ specs: [now] })], { clearBlanks });
      return (made.update[0]?.target ?? { specs: [now] }).specs;
    };
    const no = { withoutSpecs: [freight] };
    expect(specsAfter(no, freight)).toEqual([]);
    expect(specsAfter(no, boxes)).toEqual([boxes]);
    const blank = { blank: ["oversize"] };
    expect(specsAfter(blank, freight)).toEqual([freight]);
    expect(specsAfter(blank, freight, true)).toEqual([]);
    expect(specsAfter({ ...blank, specs: [boxes] }, boxes, true)).toEqual([boxes]);
  });

  it("is warned about when it is a licensed device, even if nothing changes", () => {
    const current = aProduct({ specs: [{ name: "Medical device class", value: "Class II" }] });
    const { unchanged, warnings } = plan([{ sku: "A-1", images: undefined }], [current]);
    expect(unchanged).toEqual(["Cane"]);
    expect(warnings).toEqual([
      expect.stringMatching(/^products\.csv, row 2: “Cane” is a Class II/),
    ]);
  });

  it("stays where it is when the row's category is one of those that it lies in", () => {
    const current = aProduct({ furtherCategorySlugs: ["wheelchairs"] });
    expect(plan([wholeRow({ category: "Wheelchairs" })], [current]).unchanged).toEqual(["Cane"]);
  });

  it("lies in the categories that the row names, and keeps the others where it names none", () => {
    const placed = (row: Partial<PlannedRow>, further: string[] = [], clearBlanks = false) => {
      const { update, errors } = plan(
        [{ sku: "A-1", ...row }],
        [aProduct({ furtherCategorySlugs: further })],
        { clearBlanks },
      );
      expect(errors).toEqual([]);
      return update[0]?.changes.map(({ field, to }) => [field, to]);
    };
    const both = { category: "Wheelchairs", furtherCategories: ["Mobility Aids"] };
    expect(placed(both)).toEqual([
      ["categorySlug", "wheelchairs"],
      ["furtherCategorySlugs", ["mobility-aids"]],
    ]);
    expect(placed(both, ["wheelchairs"])).toEqual(placed(both));
    expect(placed({ category: "Mobility Aids", furtherCategories: [] }, ["wheelchairs"])).toEqual([
      ["furtherCategorySlugs", []],
    ]);
    expect(placed({ blank: ["categories"] }, ["wheelchairs"])).toBeUndefined();
    expect(placed({ blank: ["categories"] }, ["wheelchairs"], true)).toEqual([
      ["furtherCategorySlugs", []],
    ]);
  });

  it("is refused in a further category that is not there, and only warned about in another shop's file", () => {
    const row = { sku: "A-1", category: "Mobility Aids", furtherCategories: ["Nowhere"] };
    expect(plan([row], [aProduct()]).errors).toMatchObject([
      { column: "Categories", value: "Nowhere", reason: "There is no such category." },
    ]);
    const { errors, warnings } = plan([{ ...row, isForeign: true as const }], [aProduct()]);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("is not put into “Nowhere”")]);
  });
});

describe("a new product of another shop's file", () => {
  const foreign = (over: Partial<ProductRow> = {}) =>
    wholeRow({ sku: "F-1", slug: "reacher", isForeign: true as const, ...over });

  it("comes as a draft where shoppers would miss something, and that is said", () => {
    const bare = foreign({ description: undefined, images: undefined });
    const { create, errors, warnings } = plan([bare, foreign({ sku: "F-2", slug: "rail" })]);
    expect(errors).toEqual([]);
    expect(create.map(({ target }) => target.status)).toEqual(["draft", "published"]);
    expect(warnings).toEqual([
      expect.stringContaining("has no description and no picture: it comes as a draft"),
    ]);
  });

  it("stays a draft when its file is loaded again, until somebody completes it", () => {
    const bare = { ...foreign({ description: undefined, images: undefined }), status: "published" };
    const draft = { sku: "F-1", slug: "reacher", status: "draft" as const };
    const loaded = (now: Partial<ProductFields>) =>
      plan([bare as ProductRow], [aProduct({ ...draft, ...now })]).update.flatMap(({ changes }) =>
        changes.filter(({ field }) => field === "status"),
      );
    expect(loaded({ description: "", images: [] })).toEqual([]);
    expect(loaded({})).toEqual([{ field: "status", from: "draft", to: "published" }]);
  });

  it("lies in a category that one of its tags is called, else in the one chosen for all", () => {
    const tagged = foreign({ category: undefined, tags: ["new", "wheelchairs"] });
    const bare = foreign({ sku: "F-2", slug: "rail", category: undefined });
    const { create } = plan([tagged, bare], [], { defaultCategory: "Mobility Aids" });
    expect(create.map(({ target }) => target.categorySlug)).toEqual([
      "wheelchairs",
      "mobility-aids",
    ]);
    expect(plan([bare]).errors).toMatchObject([{ column: "Category" }]);
  });
});

describe("rows of which only those of the shop count", () => {
  it("change what is there and make nothing", () => {
    const rows = [wholeRow({ sku: "A-1", name: "Stick" }), wholeRow({ sku: "N-1", slug: "new" })];
    const { create, update, skipped, errors } = plan(rows, [aProduct()], { updateOnly: true });
    expect({ create, errors, skipped }).toEqual({ create: [], errors: [], skipped: ["Cane"] });
    expect(update.map(({ name }) => name)).toEqual(["Stick"]);
  });
});

describe("a row of a translator's file", () => {
  it("gives its product French texts and leaves everything else alone", () => {
    const row = { sku: "A-1", slug: "canne", nameFr: "Canne", images: undefined };
    const { update } = plan([row], [aProduct()], { isTranslation: true });
    expect(update[0]?.changes).toEqual([{ field: "nameFr", from: "", to: "Canne" }]);
  });

  it("makes no product", () => {
    const row = { slug: "canne", nameFr: "Canne", images: undefined };
    const { create, errors } = plan([row], [aProduct()], { isTranslation: true });
    expect(create).toEqual([]);
    expect(errors).toMatchObject([{ column: "Slug", value: "canne" }]);
  });
});

describe("rows that get in each other's way", () => {
  it("may not take the address of another product", () => {
    const { errors } = plan(
      [wholeRow({ slug: "stick" })],
      [aProduct(), aProduct({ sku: "B-1", slug: "stick", name: "Stick" })],
    );
    expect(errors[0]).toMatchObject({
      column: "Slug",
      value: "stick",
      reason: 'Another product has this address already: "Stick" (SKU B-1).',
    });
  });

  it("may not both make one address from their names", () => {
    const { create, errors } = plan([
      wholeRow({ sku: "A-1", slug: undefined }),
      wholeRow({ sku: "A-2", slug: undefined }),
    ]);
    expect(create).toHaveLength(1);
    expect(errors[0]).toMatchObject({ row: 3, reason: "Row 2 has this address already." });
  });
});

/** A product of two sizes, with their bar codes. */
function inTwoSizes(small: string, large: string): CurrentProduct {
  const further = { ...fields(), sku: "A-2", optionValues: ["L"], barcode: large };
  const product = aProduct({
    ...{ barcode: small, options: ["Size"], optionValues: ["S"], furtherVariants: [further] },
  });
  return { ...product, furtherVariants: [{ ...product, variantId: "variant_l", fields: further }] };
}

/** Which bar codes the products of a plan get, by their SKUs. */
const barcodesOf = ({ create, update }: ReturnType<typeof planProducts>) =>
  Object.fromEntries(
    [...create, ...update].flatMap(({ target }) =>
      variantsOf(target).map(({ sku, barcode }) => [sku, barcode]),
    ),
  );

describe("a bar code that something has already", () => {
  const owner = aProduct({ barcode: "111" });
  const other = { ...wholeRow({ sku: "B-1", slug: "rail", name: "Rail" }) };

  it("stays there: another product of the shop's comes without it, and a note says so", () => {
    const planned = plan([{ ...other, barcode: "111" }], [owner]);
    expect(planned.errors).toEqual([]);
    expect(barcodesOf(planned)).toEqual({ "B-1": "" });
    expect(planned.warnings).toEqual([
      "products.csv, row 2: “Cane” has the bar code 111 already, and one variant alone can have it: it was left out here.",
    ]);
  });

  it("is the first row's of a file", () => {
    const planned = plan([
      wholeRow({ barcode: "111" }),
      { ...other, barcode: "111" },
      { ...other, sku: "C-1", slug: "stool", barcode: "333" },
    ]);
    expect(planned.errors).toEqual([]);
    expect(barcodesOf(planned)).toEqual({ "A-1": "111", "B-1": "", "C-1": "333" });
    expect(planned.warnings).toEqual([
      "products.csv, row 3: row 2 has the bar code 111 already, and one variant alone can have it: it was left out here.",
    ]);
  });

  it("is the first variant's where it stands for all of a product, and one note names the others", () => {
    const variant = (row: number, value: string) => ({
      ...{ row, sku: `A-${row}`, barcode: "111", originalCents: 4000, blank: [] },
      options: [{ name: "Size", value }],
    });
    const planned = plan([
      wholeRow({
        ...{ barcode: "111", options: [{ name: "Size", value: "S" }] },
        variants: [variant(3, "M"), variant(4, "L")],
      }),
    ]);
    expect(planned.errors).toEqual([]);
    expect(barcodesOf(planned)).toEqual({ "A-1": "111", "A-3": "", "A-4": "" });
    expect(planned.warnings).toEqual([
      "products.csv, rows 3, 4: row 2 has the bar code 111 already, and one variant alone can have it: it was left out here.",
    ]);
  });

  it("stays with its own, and goes on where another row takes it away, before or after", () => {
    expect(plan([{ sku: "A-1", barcode: "111" }], [owner]).unchanged).toEqual(["Cane"]);
    const rows = [
      { sku: "A-1", barcode: "999" },
      { ...other, barcode: "111" },
    ];
    for (const each of [rows, rows.toReversed()]) {
      const planned = plan(each, [owner]);
      expect(planned.warnings).toEqual([]);
      expect(barcodesOf(planned)).toEqual({ "A-1": "999", "B-1": "111" });
    }
  });

  it("is not given to two variants of one product: each keeps what it has", () => {
    const { update, unchanged, warnings } = plan(
      [{ sku: "A-1", barcode: "222" }],
      [inTwoSizes("111", "222")],
    );
    expect({ update, unchanged }).toEqual({ update: [], unchanged: ["Cane"] });
    expect(warnings?.[0]).toContain("the variant “A-2” has the bar code 222 already");
  });
});

describe("bar codes and addresses that change places", () => {
  const [cane, rail, stool] = [
    aProduct({ barcode: "111" }),
    aProduct({ sku: "B-1", slug: "rail", name: "Rail", barcode: "222" }),
    aProduct({ sku: "C-1", slug: "stool", name: "Stool", barcode: "333" }),
  ];

  it("are swapped between two products", () => {
    const planned = plan(
      [
        { sku: "A-1", barcode: "222", slug: "rail" },
        { sku: "B-1", barcode: "111", slug: "cane" },
      ],
      [cane, rail],
    );
    expect({ errors: planned.errors, warnings: planned.warnings }).toEqual({
      ...{ errors: [], warnings: [] },
    });
    expect(
      planned.update.map(({ target: { sku, slug, barcode } }) => [sku, slug, barcode]),
    ).toEqual([
      ["A-1", "rail", "222"],
      ["B-1", "cane", "111"],
    ]);
  });

  it("are swapped between two variants, whether their rows stand together or apart", () => {
    const apart = plan(
      [
        { sku: "A-1", barcode: "222" },
        { sku: "A-2", barcode: "111" },
      ],
      [inTwoSizes("111", "222")],
    );
    const together = plan(
      [
        {
          sku: "A-1",
          barcode: "222",
          variants: [{ row: 3, sku: "A-2", barcode: "111", blank: [] }],
        },
      ],
      [inTwoSizes("111", "222")],
    );
    for (const planned of [apart, together]) {
      expect(planned.warnings).toEqual([]);
      expect(barcodesOf(planned)).toEqual({ "A-1": "222", "A-2": "111" });
    }
  });

  it("go round a whole chain, through batches of any size", () => {
    const rows = [
      { row: 2, sku: "A-1", barcode: "222" },
      { row: 3, sku: "B-1", barcode: "333" },
      { row: 4, sku: "C-1", barcode: "111" },
    ];
    const keys = new FileKeys();
    const inBatch = (each: typeof rows) =>
      planProducts(each, [cane, rail, stool], {
        ...{ file: "products.csv", categories: CATEGORIES, addresses: new Map(), keys },
      });
    for (const row of rows) expect(inBatch([row]).update).toEqual([]);
    const last = inBatch(keys.settle() as typeof rows);
    expect(last.warnings).toEqual([]);
    expect(barcodesOf(last)).toEqual({ "A-1": "222", "B-1": "333", "C-1": "111" });
  });

  it("stay where they are, all of a chain, where its end is somebody else's", () => {
    const planned = plan(
      [
        { sku: "A-1", barcode: "222" },
        { sku: "B-1", barcode: "333" },
      ],
      [cane, rail, stool],
    );
    expect(planned.update).toEqual([]);
    expect(planned.warnings?.map((warning) => /“.*?”/.exec(warning)?.[0])).toEqual([
      "“Rail”",
      "“Stool”",
    ]);
  });

  it("leave nobody's address to two: who wants what stays is refused", () => {
    const { update, errors } = plan(
      [
        { sku: "A-1", slug: "rail", barcode: "222" },
        { sku: "B-1", slug: "stool", barcode: "111" },
      ],
      [cane, rail, stool],
    );
    expect(update).toEqual([]);
    expect(errors.map(({ row, value }) => [row, value])).toEqual([
      [2, "rail"],
      [3, "stool"],
    ]);
  });
});

describe("a row of which only a name is filled in", () => {
  const heading = { name: "WHEELCHAIRS", blank: ["originalCents", "onHand"] };

  it("is a heading in somebody's price list: it is left out, and named", () => {
    const { create, errors, warnings } = plan([heading], [], { hasHeadings: true });
    expect({ create, errors }).toEqual({ create: [], errors: [] });
    expect(warnings).toEqual([
      "products.csv, row 2: “WHEELCHAIRS” stands alone in its row: it was taken for a heading and left out.",
    ]);
  });

  it("is a mistake where nothing may be passed over, and its product where the shop has it", () => {
    expect(plan([heading]).errors[0]).toMatchObject({ row: 2, column: "Category" });
    const { unchanged, warnings } = plan(
      [{ sku: "A-1", blank: ["originalCents", "onHand"] }],
      [aProduct()],
      { hasHeadings: true },
    );
    expect({ unchanged, warnings }).toEqual({ unchanged: ["Cane"], warnings: [] });
  });
});

describe("new goods without a stock", () => {
  it("are named, and those that have one, or are there already, are not", () => {
    const bare = wholeRow({ sku: "N-1", slug: "new", onHand: undefined });
    const known = { sku: "A-1", name: "Stick" };
    const told = wholeRow({ sku: "N-2", slug: "newer", onHand: 0 });
    expect(plan([bare, known, told], [aProduct()]).unstocked).toEqual([2]);
  });
});
