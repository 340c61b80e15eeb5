import { SPEC_COLUMNS, splitSpecs } from "../cells/spec-columns.js";
import type { ProductFields } from "../fields/product.js";
import type { CategoryLookup } from "../plan/category-lookup.js";
import { explains } from "../plan/sale-price.js";
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  TRANSLATED_HEADINGS,
  TRANSLATION_COLUMNS,
} from "../rows/product-row.js";
import { dollarsCell, imageNames, listText } from "./cell-text.js";
import { headingsOf } from "./headings.js";

/** Columns of exports, in their order; specifications follow. `Price` is another way to say prices. */
const EXPORTED_PRODUCT_KEYS = [
  "sku",
  "name",
  "slug",
  "category",
  "description",
  "nameFr",
  "descriptionFr",
  "originalCents",
  "discountPercentage",
  "saleCents",
  "onHand",
  "featured",
  "status",
  "rating",
  "reviewCount",
  "files",
  "alts",
  ...SPEC_COLUMNS.map(({ key }) => key),
] as const satisfies readonly ProductColumn[];

/** The first row of an exported `products.csv`; `specs` names the `spec:` columns. */
export function productHeadings(specs: readonly string[]): string[] {
  return [
    ...headingsOf(PRODUCT_COLUMNS, EXPORTED_PRODUCT_KEYS),
    ...specs.map((name) => `spec:${name}`),
  ];
}

/** A product as a row of `products.csv`; `specs` names the `spec:` columns. Loading it again changes nothing. */
export function productCells(
  fields: ProductFields,
  categories: CategoryLookup,
  specs: readonly string[],
): string[] {
  const { originalCents, discountPercentage, saleCents } = fields;
  // One of the two says it all; both would contradict each other as soon as somebody edits one.
  const isExplained = explains(originalCents, saleCents, discountPercentage);
  const said = splitSpecs(fields.specs);
  const images = [
    ...new Map(fields.images.toReversed().map((image) => [image.url, image])).values(),
  ].toReversed();
  const cells: Record<(typeof EXPORTED_PRODUCT_KEYS)[number], string> = {
    sku: fields.sku,
    name: fields.name,
    slug: fields.slug,
    category: fields.categorySlug === null ? "" : categories.pathOf(fields.categorySlug),
    description: fields.description,
    nameFr: fields.nameFr,
    descriptionFr: fields.descriptionFr,
    originalCents: dollarsCell(originalCents),
    discountPercentage: isExplained ? String(discountPercentage) : "",
    saleCents: isExplained || saleCents === null ? "" : dollarsCell(saleCents),
    onHand: String(fields.onHand),
    featured: String(fields.featured),
    status: fields.status,
    rating: String(fields.rating),
    reviewCount: String(fields.reviewCount),
    files: imageNames(images),
    alts: listText(images.map(({ alt }) => alt)),
    ...said.cells,
  };
  const byName = new Map(said.others.map(({ name, value }) => [name.toLowerCase(), value]));
  return [
    ...EXPORTED_PRODUCT_KEYS.map((key) => cells[key]),
    ...specs.map((name) => byName.get(name.toLowerCase()) ?? ""),
  ];
}

/** The first row of a translator's file. */
export const TRANSLATION_HEADINGS = [
  ...TRANSLATION_COLUMNS.map(({ heading }) => heading),
  ...TRANSLATED_HEADINGS,
];

/** French texts beside the English ones: a row of a translator's file, loaded with `--locale fr`. */
export function translationCells(fields: ProductFields): string[] {
  const { sku, slug, nameFr, descriptionFr, name, description } = fields;
  return [sku, slug, nameFr, descriptionFr, name, description];
}
