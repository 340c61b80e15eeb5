import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { discountedCents } from "@eldercare/contracts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oneLine } from "../cells/one-line.js";
import { SPEC_COLUMNS } from "../cells/spec-columns.js";
import type { CurrentProduct, ProductFields } from "../fields/product.js";
import { CategoryLookup } from "../plan/category-lookup.js";
import { planProducts } from "../plan/plan-products.js";
import { discountOf } from "../plan/sale-price.js";
import { PRODUCT_COLUMNS, ProductRow } from "../rows/product-row.js";
import { isReadRow, readRow } from "../rows/read-row.js";
import { fileInMemory } from "../table/byte-source.js";
import { readCsvTable } from "../table/csv-table.js";
import { mapColumns } from "../table/map-columns.js";
import { writeCsv } from "../table/write-csv.js";
import { productCells, productHeadings } from "./product-cells.js";
import { SpecNames } from "./spec-names.js";

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

const prices = fc
  .tuple(fc.integer({ min: 1, max: 99_999_999 }), fc.integer({ min: 0, max: 100 }), fc.nat())
  .map(([originalCents, discountPercentage, chance]) => {
    if (chance % 3 === 0 && originalCents > 1) {
      const saleCents = chance % (originalCents - 1);
      return {
        originalCents,
        saleCents,
        discountPercentage: discountOf(originalCents, saleCents),
      };
    }
    const saleCents = discountedCents(originalCents, discountPercentage);
    if (discountPercentage === 0 || saleCents >= originalCents) {
      return { originalCents, saleCents: null, discountPercentage: 0 };
    }
    return { originalCents, saleCents, discountPercentage };
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

const product: fc.Arbitrary<ProductFields> = fc
  .record({
    name: filled(line),
    description: filled(paragraphs),
    nameFr: line,
    descriptionFr: paragraphs,
    categorySlug: fc.constantFrom("mobility", "rails", "bathroom", "bath-rails"),
    prices,
    onHand: fc.nat({ max: 1_000_000 }),
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
  })
  .map(({ prices: priced, ...fields }) => ({ ...fields, ...priced, sku: "", slug: "" }));

const catalog = fc
  .array(product, { minLength: 1, maxLength: 6 })
  .map((products) =>
    products.map((fields, index) => ({ ...fields, sku: `=S-${index}`, slug: `p-${index}` })),
  );

async function exportedRows(products: readonly ProductFields[]) {
  const names = new SpecNames();
  for (const { specs: own } of products) names.add(own);
  const rows = [
    productHeadings(names.list),
    ...products.map((fields) => productCells(fields, CATEGORIES, names.list)),
  ];
  const output = new PassThrough();
  const [bytes] = await Promise.all([buffer(output), writeCsv(output, rows)]);
  const table = await readCsvTable(fileInMemory("p.csv", bytes));
  const map = mapColumns(table, PRODUCT_COLUMNS, { identifying: ["sku"], hasSpecs: true });
  expect(map.warnings).toEqual([]);
  const read: ReturnType<typeof plannable>[] = [];
  for await (const row of table.rows()) {
    read.push(plannable(readRow(table, map, ProductRow, { ...row, lists: {}, notes: [] })));
  }
  return read;
}

function plannable(read: ReturnType<typeof readRow<typeof ProductRow>>) {
  if (!isReadRow(read)) throw new Error(JSON.stringify(read));
  return read;
}

const known = (fields: ProductFields): CurrentProduct => ({
  id: fields.slug,
  variantId: "v",
  priceSetId: "p",
  basePriceId: "b",
  inventoryItemId: "i",
  hasStockLevel: true,
  salePriceId: null,
  merchandisingId: "m",
  categorySlugs: fields.categorySlug ? [fields.categorySlug] : [],
  reserved: 0,
  isPlain: true,
  fields,
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
      fc.asyncProperty(catalog, fc.boolean(), async (products, clearBlanks) => {
        const plan = planProducts(await exportedRows(products), products.map(known), {
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
        });
      }),
      { numRuns: 50 },
    );
  });

  it("makes the same catalogue in an empty shop", { timeout: LONG_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(catalog, async (products) => {
        const plan = planProducts(await exportedRows(products), [], optionsFor(products));
        expect(plan.errors).toEqual([]);
        expect(plan.create.map(({ target }) => bySpecName(target))).toEqual(
          products.map(bySpecName),
        );
      }),
      { numRuns: 50 },
    );
  });
});
