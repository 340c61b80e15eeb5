import { saleText } from "@eldercare/contracts";
import { SPEC_COLUMNS, splitSpecs } from "../cells/spec-columns.js";
import { type ProductFields, type VariantFields, variantsOf } from "../fields/product.js";
import type { CategoryLookup } from "../plan/category-lookup.js";
import { explains } from "../plan/sale-price.js";
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  TRANSLATED_HEADINGS,
  TRANSLATION_COLUMNS,
} from "../rows/product-row.js";
import { dollarsCell, imageNames, listText, tagsText } from "./cell-text.js";
import { headingsOf } from "./headings.js";

/** Columns of exports, in their order; specifications follow. `Price` is another way to say prices. */
const EXPORTED_PRODUCT_KEYS = [
  "sku",
  "name",
  "slug",
  "category",
  "categories",
  "description",
  "nameFr",
  "descriptionFr",
  "brand",
  "tags",
  "metaTitle",
  "metaDescription",
  "originalCents",
  "discountPercentage",
  "saleCents",
  "saleStartsAt",
  "saleEndsAt",
  "onHand",
  "weight",
  "barcode",
  "featured",
  "status",
  "rating",
  "reviewCount",
  "files",
  "alts",
  ...SPEC_COLUMNS.map(({ key }) => key),
] as const satisfies readonly ProductColumn[];

/** What the columns of an exported file depend on, besides those that every file has. */
export interface ProductColumnsOfShop {
  /** Names of the `spec:` columns. */
  specs: readonly string[];
  /** The most options that a product has; without any there are no columns for variants. */
  options: number;
}

/** The first row of an exported `products.csv`. */
export function productHeadings({ specs, options }: ProductColumnsOfShop): string[] {
  return [
    ...headingsOf(PRODUCT_COLUMNS, EXPORTED_PRODUCT_KEYS),
    ...(options > 0 ? headingsOf(PRODUCT_COLUMNS, ["variantFiles"]) : []),
    ...Array.from({ length: options }, (_, index) => [
      `Option ${index + 1} Name`,
      `Option ${index + 1} Value`,
    ]).flat(),
    ...specs.map((name) => `spec:${name}`),
  ];
}

/**
 * A product as rows of `products.csv`, one for each variant: what is said of the product stands in
 * the first one, its slug in all. Loading them again changes nothing.
 */
export function productRows(
  fields: ProductFields,
  categories: CategoryLookup,
  { specs, options }: ProductColumnsOfShop,
): string[][] {
  const said = splitSpecs(fields.specs);
  const images = [
    ...new Map(fields.images.toReversed().map((image) => [image.url, image])).values(),
  ].toReversed();
  const ofProduct: Cells = {
    name: fields.name,
    category: fields.categorySlug === null ? "" : categories.pathOf(fields.categorySlug),
    categories: listText(fields.furtherCategorySlugs.map((slug) => categories.pathOf(slug))),
    description: fields.description,
    nameFr: fields.nameFr,
    descriptionFr: fields.descriptionFr,
    brand: fields.brand,
    tags: tagsText(fields.tags),
    metaTitle: fields.metaTitle,
    metaDescription: fields.metaDescription,
    featured: String(fields.featured),
    status: fields.status,
    rating: String(fields.rating),
    reviewCount: String(fields.reviewCount),
    files: imageNames(images),
    alts: listText(images.map(({ alt }) => alt)),
    ...said.cells,
  };
  const byName = new Map(said.others.map(({ name, value }) => [name.toLowerCase(), value]));
  return variantsOf(fields).map((variant, place) => {
    const isFirst = place === 0;
    const cells: Cells = {
      slug: fields.slug,
      ...variantCells(variant),
      ...(isFirst && ofProduct),
    };
    return [
      ...EXPORTED_PRODUCT_KEYS.map((key) => cells[key] ?? ""),
      ...(options > 0 ? [imageNames(variant.variantImages.map((url) => ({ url })))] : []),
      ...Array.from({ length: options }, (_, index) => [
        (isFirst && fields.options[index]) || "",
        variant.optionValues[index] ?? "",
      ]).flat(),
      ...specs.map((name) => (isFirst && byName.get(name.toLowerCase())) || ""),
    ];
  });
}

type Cells = Partial<Record<(typeof EXPORTED_PRODUCT_KEYS)[number], string>>;

function variantCells(variant: VariantFields): Cells {
  const { originalCents, discountPercentage, saleCents, saleStartsAt, saleEndsAt } = variant;
  // One of the two says it all; both would contradict each other as soon as somebody edits one.
  const isExplained = explains(originalCents, saleCents, discountPercentage);
  return {
    sku: variant.sku,
    originalCents: dollarsCell(originalCents),
    discountPercentage: isExplained ? String(discountPercentage) : "",
    saleCents: isExplained || saleCents === null ? "" : dollarsCell(saleCents),
    saleStartsAt: saleStartsAt === null ? "" : saleText(saleStartsAt, "start"),
    saleEndsAt: saleEndsAt === null ? "" : saleText(saleEndsAt, "end"),
    onHand: String(variant.onHand),
    weight: variant.weight === null ? "" : String(variant.weight),
    barcode: variant.barcode,
  };
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
