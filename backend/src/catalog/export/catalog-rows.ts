import type { ImportKind } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findStoreContext } from "../../workflows/store/store-context";
import { CategoryLookup } from "../import/plan/category-lookup";
import type { KnownProduct } from "../import/plan/known-product";
import { CATEGORY_COLUMNS } from "../import/rows/category-row";
import {
  PRODUCT_COLUMNS,
  TRANSLATED_HEADINGS,
  TRANSLATION_COLUMNS,
} from "../import/rows/product-row";
import { SLIDE_COLUMNS } from "../import/rows/slide-row";
import { splitSpecs } from "../import/rows/spec-columns";
import { readCategories } from "../import/state/read-categories";
import { type ReadingPlace, readProductsAfter } from "../import/state/read-products";
import { readSlides } from "../import/state/read-slides";
import type { Column } from "../import/table/map-columns";
import { imageNames, listText } from "./cell-text";
import { EXPORTED_PRODUCT_KEYS, productCells } from "./product-cells";
import { SpecNames } from "./spec-names";

const BATCH = 250;

/** The catalog as rows of a file that can be loaded again, the column names first. */
export function catalogRows(
  container: MedusaContainer,
  kind: ImportKind,
): AsyncGenerator<readonly string[]> {
  if (kind === "products") return productRows(container);
  return kind === "categories" ? categoryRows(container) : slideRows(container);
}

/** Headings of columns by their keys. */
export function headingsOf(columns: readonly Column[], keys: readonly string[]): string[] {
  return keys.map((key) => columns.find((column) => column.key === key)?.heading ?? key);
}

async function* productRows(container: MedusaContainer): AsyncGenerator<readonly string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const place = await findStoreContext(container).catch(() => null);
  const categories = await readCategories(container);
  const lookup = new CategoryLookup(categories.map(({ id, fields }) => ({ id, ...fields })));
  const specs = new SpecNames();
  for await (const { fields } of allProducts(database, place)) {
    specs.add(splitSpecs(fields.specs).others);
  }
  yield [
    ...headingsOf(PRODUCT_COLUMNS, EXPORTED_PRODUCT_KEYS),
    ...specs.list.map((name) => `spec:${name}`),
  ];
  for await (const { fields } of allProducts(database, place)) {
    yield productCells(fields, lookup, specs.list);
  }
}

/** French texts beside the English ones: a translator's file, loaded with `--locale fr`. */
export async function* translationRows(
  container: MedusaContainer,
): AsyncGenerator<readonly string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  yield [...TRANSLATION_COLUMNS.map(({ heading }) => heading), ...TRANSLATED_HEADINGS];
  for await (const { fields } of allProducts(database, null)) {
    const { sku, slug, nameFr, descriptionFr, name, description } = fields;
    yield [sku, slug, nameFr, descriptionFr, name, description];
  }
}

/** In the order in which they were made. */
async function* allProducts(
  database: Knex,
  place: ReadingPlace | null,
): AsyncGenerator<KnownProduct> {
  let last = "";
  for (;;) {
    const products = await readProductsAfter(database, last, BATCH, place);
    yield* products;
    if (products.length < BATCH) return;
    last = products.at(-1)?.id ?? "";
  }
}

async function* categoryRows(container: MedusaContainer): AsyncGenerator<readonly string[]> {
  const categories = await readCategories(container);
  const lookup = new CategoryLookup(categories.map(({ id, fields }) => ({ id, ...fields })));
  yield headingsOf(CATEGORY_COLUMNS, ["name", "slug", "parent", "description", "files", "alts"]);
  for (const { fields } of categories) {
    yield [
      fields.name,
      fields.slug,
      fields.parentSlug === null ? "" : lookup.pathOf(fields.parentSlug),
      fields.description,
      imageNames(fields.image ? [fields.image] : []),
      listText(fields.image ? [fields.image.alt] : []),
    ];
  }
}

async function* slideRows(container: MedusaContainer): AsyncGenerator<readonly string[]> {
  const slides = await readSlides(container);
  yield headingsOf(SLIDE_COLUMNS, [
    "title",
    "description",
    "files",
    "alts",
    "link",
    "button",
    "active",
    "order",
  ]);
  for (const { fields } of [...slides].sort((a, b) => a.fields.order - b.fields.order)) {
    yield [
      fields.title,
      fields.description,
      imageNames([fields.image]),
      listText([fields.image.alt]),
      fields.link,
      fields.button,
      String(fields.active),
      String(fields.order),
    ];
  }
}
