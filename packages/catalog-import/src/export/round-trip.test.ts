import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { discountedCents, TABLE_FORMATS, type TableFormat } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneLine } from "../cells/one-line.js";
import { SPEC_COLUMNS } from "../cells/spec-columns.js";
import {
  type CurrentProduct,
  type CurrentVariant,
  orderedNames,
  type ProductFields,
  type VariantFields,
} from "../fields/product.js";
import { CategoryLookup } from "../plan/category-lookup.js";
import { planProducts } from "../plan/plan-products.js";
import { discountOf } from "../plan/sale-price.js";
import { openProductFile } from "../rows/open-product-file.js";
import type { ProductRow } from "../rows/product-row.js";
import type { ReadRow } from "../rows/read-row.js";
import { fileInMemory } from "../table/byte-source.js";
import { productHeadings, productRows } from "./product-cells.js";
import { SpecNames } from "./spec-names.js";
import { writeTable } from "./write-table.js";

const CATEGORIES = new CategoryLookup([
  { id: "pcat_1", name: "Mobility", slug: "mobility" },
  { id: "pcat_2", name: "Rails", slug: "rails", parentSlug: "mobility" },
  { id: "pcat_3", name: "Bathroom", slug: "bathroom" },
  // Called as another one: only its path is clear.
  { id: "pcat_4", name: "Rails", slug: "bath-rails", parentSlug: "bathroom" },
]);

/** Text as people and attackers write it, with whatever means something to CSV or a spreadsheet. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 8 }),
      fc.constantFrom(",", '"', "'", "=", "+", "-", "@", "|", "\\", "\n", "é", "  ", ";", "\t"),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join("").replaceAll("\u0000", ""));
const line = text.map(oneLine);
const paragraphs = text.map((each) => each.replace(/\r\n?/g, "\n").trim());
const filled = (each: fc.Arbitrary<string>) => each.map((given) => given || "x");

/** Hundreds of files, on a busy machine. */
const LONG_MS = 60_000;

/** Objects as the shop makes them. */
const PLAIN = { noNullPrototype: true } as const;

/** Days and moments of a sale, or none of one of them or both. */
function saleDaysOf(chance: number) {
  const start = Date.UTC(2026, 0, 1, 5) + (chance % 9_000) * 3_600_000;
  return {
    saleStartsAt: chance % 2 === 0 ? null : new Date(start).toISOString(),
    saleEndsAt: chance % 5 < 2 ? null : new Date(start + 1 + (chance % 7777)).toISOString(),
  };
}

const prices = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 100 }), fc.nat())
  .map(([originalCents, discountPercentage, chance]) => {
    if (chance % 3 === 0 && originalCents > 1) {
      const saleCents = chance % (originalCents - 1);
      return {
        originalCents,
        saleCents,
        ...saleDaysOf(chance),
        discountPercentage: discountOf(originalCents, saleCents),
      };
    }
    const saleCents = discountedCents(originalCents, discountPercentage);
    if (discountPercentage === 0 || saleCents >= originalCents) {
      return { originalCents, saleCents: null, ...saleDaysOf(0), discountPercentage: 0 };
    }
    return { originalCents, saleCents, ...saleDaysOf(chance), discountPercentage };
  });

/** Lines that have columns of their own, with what these can say and what they cannot. */
const checkedSpec = fc.constantFrom(...SPEC_COLUMNS).chain(({ label, choices }) =>
  fc.record(
    {
      name: fc.constantFrom(label, label.toLowerCase()),
      value: fc.oneof(
        fc.constantFrom("104712", ...choices.flatMap(({ text }) => text || [])),
        filled(line),
      ),
    },
    PLAIN,
  ),
);

const specs = fc.uniqueArray(
  fc.oneof(fc.record({ name: filled(line), value: filled(line) }, PLAIN), checkedSpec),
  { maxLength: 6, selector: ({ name }) => name.toLowerCase() },
);

const variant = fc.record({
  prices,
  value: filled(line),
  onHand: fc.nat({ max: 1_000_000 }),
  weight: fc.option(fc.nat({ max: 1_000_000 }), { nil: null }),
  barcode: fc.stringMatching(/^(?:\d{8,13})?$/),
  shown: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
});

const product: fc.Arbitrary<ProductFields> = fc
  .record({
    name: filled(line),
    description: filled(paragraphs),
    nameFr: line,
    descriptionFr: paragraphs,
    brand: line,
    tags: fc.array(filled(line), { maxLength: 4 }).map(orderedNames),
    metaTitle: line,
    metaDescription: line,
    inCategories: fc.shuffledSubarray(["mobility", "rails", "bathroom", "bath-rails"], {
      minLength: 1,
    }),
    featured: fc.boolean(),
    status: fc.constantFrom("published" as const, "draft" as const),
    rating: fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
    reviewCount: fc.nat({ max: 1_000_000 }),
    images: fc.uniqueArray(
      fc.record(
        {
          url: fc.stringMatching(/^[0-9a-f]{16}$/).map((name) => `/static/${name}.webp`),
          alt: line,
        },
        PLAIN,
      ),
      { minLength: 1, maxLength: 5, selector: ({ url }) => url },
    ),
    specs,
    options: fc.uniqueArray(
      filled(line).filter((name) => name.toLowerCase() !== "title"),
      { maxLength: 3, selector: (name) => name.toLowerCase() },
    ),
    first: variant,
    others: fc.array(variant, { maxLength: 3 }),
  })
  .map(({ options, first: only, others, inCategories, ...fields }) => {
    const variants = [only, ...others]
      // Without options it is sold in one way only; the first option tells variants apart.
      .slice(0, options.length === 0 ? 1 : undefined)
      .map(({ prices: price, value, shown, ...each }, place) => ({
        ...each,
        ...price,
        sku: "",
        optionValues: options.map((_, index) => (index === 0 ? `${value}${place}` : value)),
        variantImages:
          options.length === 0
            ? []
            : fields.images.map(({ url }) => url).filter((_, at) => shown[at]),
      }));
    const [first, ...furtherVariants] = variants;
    if (!first) throw new Error("A product has a variant.");
    const product: ProductFields = {
      ...fields,
      ...first,
      categorySlug: inCategories[0] ?? null,
      furtherCategorySlugs: orderedNames(inCategories.slice(1)),
      options,
      furtherVariants,
      slug: "",
    };
    return product;
  });

const catalog = fc.array(product, { minLength: 1, maxLength: 6 }).map((products) =>
  products.map((fields, index) => ({
    ...fields,
    sku: `=S-${index}`,
    slug: `p-${index}`,
    furtherVariants: fields.furtherVariants.map((each, place) => ({
      ...each,
      sku: `=S-${index}-${place}`,
    })),
  })),
);

const formats = fc.constantFrom(...TABLE_FORMATS);

async function exportedRows(products: readonly ProductFields[], format: TableFormat) {
  const names = new SpecNames();
  for (const { specs: own } of products) names.add(own);
  const columns = {
    specs: names.list,
    options: Math.max(...products.map(({ options }) => options.length)),
  };
  const rows = [
    productHeadings(columns),
    ...products.flatMap((fields) => productRows(fields, CATEGORIES, columns)),
  ];
  const output = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(output),
    writeTable(output, rows, { format, sheet: "Products" }),
  ]);
  const opened = await openProductFile(fileInMemory("p.csv", bytes));
  expect(opened.warnings).toEqual([]);
  const read: ReadRow<ProductRow>[] = [];
  for await (const row of opened.rows()) {
    expect(row.errors).toEqual([]);
    if (row.read) read.push(row.read);
  }
  return read;
}

const knownVariant = <Fields extends VariantFields>(fields: Fields) => ({
  variantId: fields.sku,
  priceSetId: "p",
  basePriceId: "b",
  inventoryItemId: "i",
  hasStockLevel: true,
  salePriceId: null,
  reserved: 0,
  fields,
});

const known = (fields: ProductFields): CurrentProduct => ({
  ...knownVariant(fields),
  id: fields.slug,
  furtherVariants: fields.furtherVariants.map((variant): CurrentVariant => knownVariant(variant)),
  merchandisingId: "m",
  isPlain: true,
});

const optionsFor = (products: readonly ProductFields[]) => ({
  file: "p.csv",
  categories: CATEGORIES,
  addresses: new Map(
    products.flatMap(({ images }) => images.map(({ url }) => [url.slice("/static/".length), url])),
  ),
});

const bySpecName = (fields: ProductFields) => ({
  ...fields,
  specs: Object.fromEntries(fields.specs.map(({ name, value }) => [name.toLowerCase(), value])),
});

describe("an exported catalogue", () => {
  it("changes nothing in the shop that it comes from, blank cells clearing or not", {
    timeout: LONG_MS,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(catalog, fc.boolean(), formats, async (products, clearBlanks, format) => {
        const rows = await exportedRows(products, format);
        const plan = planProducts(rows, products.map(known), {
          ...optionsFor(products),
          clearBlanks,
        });
        const { unchanged, known: meant } = plan;
        expect({ ...plan, unchanged: unchanged.length, known: meant.length }).toEqual({
          create: [],
          update: [],
          unchanged: products.length,
          skipped: [],
          known: products.length,
          errors: [],
          warnings: plan.warnings,
          missing: plan.missing?.map((each) => ({ ...each, images: [] })),
          unstocked: [],
        });
      }),
      { numRuns: 50 },
    );
  });

  it("makes the same catalogue in an empty shop", { timeout: LONG_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(catalog, formats, async (products, format) => {
        const rows = await exportedRows(products, format);
        const plan = planProducts(rows, [], optionsFor(products));
        expect(plan.errors).toEqual([]);
        expect(plan.create.map(({ target }) => bySpecName(target))).toEqual(
          products.map(bySpecName),
        );
      }),
      { numRuns: 50 },
    );
  });
});
