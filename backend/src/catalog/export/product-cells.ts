import type { CategoryLookup } from "../import/plan/category-lookup";
import type { ListedFields } from "../import/plan/known-product";
import { explains } from "../import/plan/sale-price";
import type { ProductColumn } from "../import/rows/product-row";
import { SPEC_COLUMNS, splitSpecs } from "../import/rows/spec-columns";
import { dollarsCell, imageNames, listText } from "./cell-text";

/** Columns of exports, in their order; specifications follow. `Price` is another way to say prices. */
export const EXPORTED_PRODUCT_KEYS = [
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
  "stock",
  "featured",
  "status",
  "rating",
  "reviewCount",
  "files",
  "alts",
  ...SPEC_COLUMNS.map(({ key }) => key),
] as const satisfies readonly ProductColumn[];

/** A product as a row of `products.csv`; `specs` names the `spec:` columns. Loading it again changes nothing. */
export function productCells(
  fields: ListedFields,
  categories: CategoryLookup,
  specs: readonly string[],
): string[] {
  const { originalCents, discountPercentage, saleCents } = fields;
  // One of the two says it all; both would contradict each other as soon as somebody edits one.
  const isExplained = explains(originalCents, saleCents, discountPercentage);
  const said = splitSpecs(fields.specs);
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
    stock: String(fields.stock),
    featured: String(fields.featured),
    status: fields.status,
    rating: String(fields.rating),
    reviewCount: String(fields.reviewCount),
    files: imageNames(fields.images),
    alts: listText(fields.images.map(({ alt }) => alt)),
    ...said.cells,
  };
  const byName = new Map(said.others.map(({ name, value }) => [name.toLowerCase(), value]));
  return [
    ...EXPORTED_PRODUCT_KEYS.map((key) => cells[key]),
    ...specs.map((name) => byName.get(name.toLowerCase()) ?? ""),
  ];
}
