import {
  CATEGORY_HEADINGS,
  CategoryLookup,
  type CurrentProduct,
  categoryCells,
  productHeadings,
  productRows as rowsOfProduct,
  SLIDE_HEADINGS,
  SpecNames,
  slideCells,
  TRANSLATION_HEADINGS,
  translationCells,
} from "@eldercare/catalog-import";
import type { ImportKind } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { findStoreContext } from "../../workflows/store/store-context";
import { readCategories } from "../import/state/read-categories";
import { readProducts } from "../import/state/read-products";
import { readSlides } from "../import/state/read-slides";
import type { ReadingPlace } from "../products/read-products";

const BATCH = 250;

/** The catalog as rows of a file that can be loaded again, the column names first. */
export function catalogRows(
  container: MedusaContainer,
  kind: ImportKind,
  /** Of products only these, in this order. */
  ids?: readonly string[],
): AsyncGenerator<readonly string[]> {
  if (kind === "products") return productRows(container, ids);
  return kind === "categories" ? categoryRows(container) : slideRows(container);
}

async function* productRows(
  container: MedusaContainer,
  ids?: readonly string[],
): AsyncGenerator<readonly string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const place = await findStoreContext(container).catch(() => null);
  const categories = await readCategories(container);
  const lookup = new CategoryLookup(categories.map(({ id, fields }) => ({ id, ...fields })));
  const products = () => (ids ? productsOf(database, place, ids) : allProducts(database, place));
  const specs = new SpecNames();
  let options = 0;
  for await (const { fields } of products()) {
    specs.add(fields.specs);
    options = Math.max(options, fields.options.length);
  }
  const columns = { specs: specs.list, options };
  yield productHeadings(columns);
  for await (const { fields } of products()) {
    yield* rowsOfProduct(fields, lookup, columns);
  }
}

/** A translator's file, its column names first. */
export async function* translationRows(
  container: MedusaContainer,
): AsyncGenerator<readonly string[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  yield TRANSLATION_HEADINGS;
  for await (const { fields } of allProducts(database, null)) yield translationCells(fields);
}

/** In the order in which they were made. */
async function* allProducts(
  database: Knex,
  place: ReadingPlace | null,
): AsyncGenerator<CurrentProduct> {
  let last = "";
  for (;;) {
    const products = await readProducts(database, { after: last, limit: BATCH }, place);
    yield* products;
    if (products.length < BATCH) return;
    last = products.at(-1)?.id ?? "";
  }
}

/** In the order of the ids. */
async function* productsOf(
  database: Knex,
  place: ReadingPlace | null,
  ids: readonly string[],
): AsyncGenerator<CurrentProduct> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const found = await readProducts(database, { ids: batch }, place);
    const byId = new Map(found.map((product) => [product.id, product]));
    for (const id of batch) {
      const product = byId.get(id);
      if (product) yield product;
    }
  }
}

async function* categoryRows(container: MedusaContainer): AsyncGenerator<readonly string[]> {
  const categories = await readCategories(container);
  const lookup = new CategoryLookup(categories.map(({ id, fields }) => ({ id, ...fields })));
  yield CATEGORY_HEADINGS;
  for (const { fields } of categories) yield categoryCells(fields, lookup);
}

async function* slideRows(container: MedusaContainer): AsyncGenerator<readonly string[]> {
  const slides = await readSlides(container);
  yield SLIDE_HEADINGS;
  const inOrder = [...slides].sort((a, b) => a.fields.order - b.fields.order);
  for (const { fields } of inOrder) yield slideCells(fields);
}
