import {
  CategoryLookup,
  type NamedCategory,
  type ProductRow,
  planProducts,
  type ReadRow,
  type RowError,
} from "@eldercare/catalog-import";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readProducts } from "../state/read-products";
import type { FileContext } from "./file-context";
import { imagesOfRow } from "./images-of-row";
import { productKeys } from "./product-keys";

/**
 * What comparing with the shop finds wrong with rows that have errors already, so that people hear of
 * all at once; nothing is kept of the comparison.
 */
export async function furtherProblems(
  file: string,
  rows: readonly ReadRow<ProductRow>[],
  categories: readonly NamedCategory[],
  { container, options, store }: FileContext,
): Promise<readonly RowError[]> {
  if (rows.length === 0) return [];
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const current = await readProducts(database, productKeys(rows), store);
  const { errors } = planProducts(rows, current, {
    file,
    // Whether its images are good is told elsewhere.
    addresses: new Map(rows.flatMap(imagesOfRow).map((image) => [image.file, null])),
    // One of its own: a category that only rows with errors name is not made.
    categories: new CategoryLookup(categories, options.createMissing),
    withoutImages: options.skipImages,
    clearBlanks: options.clearBlanks,
    onlyNew: options.onlyNew,
    updateOnly: options.updateOnly,
    defaultCategory: options.defaultCategory,
    isTranslation: options.locale === "fr",
  });
  return errors;
}
