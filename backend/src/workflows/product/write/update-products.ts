import { isDeepStrictEqual } from "node:util";
import type { ProductFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import {
  changeProductTexts,
  moveToCategories,
  replaceImages,
} from "../../../medusa/change-product-records";
import { newId } from "../../../medusa/new-id";
import { replaceTags } from "../../../medusa/tag-records";
import { insertMerchandising, updateMerchandising } from "./merchandising-rows";
import { updateVariants } from "./update-variants";
import { categoryIdsOf, type ProductChange, type WriteContext } from "./write-context";

const TEXTS = ["name", "slug", "description", "status"] as const;
const CATEGORIES = ["categorySlug", "furtherCategorySlugs"] as const;
const MERCHANDISING = [
  "featured",
  "discountPercentage",
  "specs",
  "rating",
  "reviewCount",
  "nameFr",
  "descriptionFr",
  "brand",
  "metaTitle",
  "metaDescription",
  ...CATEGORIES,
] as const;

/**
 * Brings products to what staff or a file say of them, by one statement a table: to be run in a
 * transaction that holds the locks of the changed stock.
 */
export async function updateProducts(
  database: Knex,
  changes: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  await changeProductTexts(
    database,
    changes.filter(differsIn(...TEXTS)).map(({ current: { id }, target }) => ({
      id,
      title: target.name,
      handle: target.slug,
      description: target.description,
      status: target.status,
    })),
  );
  await replaceImages(
    database,
    changes
      .filter(differsIn("images"))
      .map(({ current: { id }, target: { images } }) => ({ id, images })),
  );
  await moveToCategories(
    database,
    changes
      .filter(differsIn(...CATEGORIES))
      .map(({ current: { id }, target }) => ({ id, categoryIds: categoryIdsOf(target, context) })),
  );
  await replaceTags(
    database,
    changes
      .filter(differsIn("tags"))
      .map(({ current: { id }, target: { tags } }) => ({ id, tags })),
  );
  await updateVariants(database, changes, context);
  await changeMerchandising(database, changes.filter(differsIn(...MERCHANDISING)), context);
}

function differsIn(...fields: (keyof ProductFields)[]) {
  return ({ current, target }: ProductChange) =>
    fields.some((field) => !isDeepStrictEqual(current.fields[field], target[field]));
}

/** A product that Medusa Admin made has no row yet. */
async function changeMerchandising(
  database: Knex,
  changes: readonly ProductChange[],
  context: WriteContext,
): Promise<void> {
  const rows = changes.map(({ current: { id, merchandisingId }, target: fields }) => ({
    id,
    isNew: merchandisingId === null,
    merchandisingId: merchandisingId ?? newId("pmer"),
    fields,
  }));
  await updateMerchandising(
    database,
    rows.filter(({ isNew }) => !isNew),
    context,
  );
  await insertMerchandising(
    database,
    rows.filter(({ isNew }) => isNew),
    context,
  );
}
