import {
  CategoryLookup,
  EntityTally,
  FileKeys,
  FirstOfMany,
  listedRows,
  type NamedCategory,
  type ProductPlanOptions,
  planProducts,
} from "@eldercare/catalog-import";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { NamedProducts } from "../../../medusa/named-products";
import { presentSpecFilters } from "../../spec-filters/present-spec-filters";
import { type CheckedProducts, checkProductFile } from "../check/check-product-file";
import type { FileContext } from "../check/file-context";
import { inTurn } from "../check/in-turn";
import { productKeys } from "../check/product-keys";
import { addressesOf } from "../images/image-folder";
import { readProducts } from "../state/read-products";
import type { PlannedProducts } from "./planned-file";
import type { ProductRemovals } from "./removals";
import { unnamedProducts } from "./unnamed-products";
import { unreachableNotes } from "./unreachable-notes";
import { moreUnreadSpecs, unreadSpecNotes } from "./unread-spec-notes";

/** More would not be read. */
const LISTED_WARNINGS = 20;

/**
 * Reads and checks a file of products of any length, and compares every row with the shop as it is
 * now. Nothing is kept of the plan but counts and errors: the transaction that writes a batch plans
 * it again on what is there then. `categories` are those that there will be by that time.
 */
export async function planProductFile(
  context: FileContext,
  categories: readonly NamedCategory[],
): Promise<PlannedProducts> {
  const { options } = context;
  const lookup = new CategoryLookup(categories, options.createMissing);
  const checked = await checkProductFile(context, categories);
  const planOptions: ProductPlanOptions = {
    file: checked.file,
    addresses: new Map<string, string | null>([
      ...checked.unreachable.map(({ file }) => [file, null] as const),
      ...addressesOf(checked.images),
    ]),
    categories: lookup,
    withoutImages: options.skipImages,
    clearBlanks: options.clearBlanks,
    onlyNew: options.onlyNew,
    updateOnly: options.updateOnly,
    defaultCategory: options.defaultCategory,
    isTranslation: options.locale === "fr",
    // Where the file is the whole truth, nothing of it is passed over.
    hasHeadings: !options.prune,
  };
  try {
    const compared = await compare(context, checked, planOptions);
    const unreachable = new Map(checked.unreachable.map(({ file, reason }) => [file, reason]));
    return { entity: "products", ...compared, planOptions, rows: checked.rows, unreachable };
  } catch (error) {
    await checked.rows.close();
    throw error;
  }
}

async function compare(
  { container, options, store }: FileContext,
  { file, rowCount, rows, rejected, images, unreachable, ...checked }: CheckedProducts,
  planOptions: ProductPlanOptions,
) {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const tally = new EntityTally("products");
  const warnings = new FirstOfMany(LISTED_WARNINGS);
  const unread = new FirstOfMany(LISTED_WARNINGS);
  const { filters } = await presentSpecFilters();
  const inUse = new Set<string>();
  const unstocked: number[] = [];
  const named = options.prune ? await NamedProducts.open(database) : null;
  let removals: ProductRemovals | null = null;
  try {
    const keys = new FileKeys();
    const fileOptions = { ...planOptions, keys };
    for await (const batch of inTurn(rows, keys)) {
      const batchRows = batch.map(({ read }) => read);
      const current = await readProducts(database, productKeys(batchRows), store);
      const plan = planProducts(batchRows, current, fileOptions);
      tally.add(plan);
      await named?.add(plan.known);
      for (const { target } of [...plan.create, ...plan.update])
        for (const slug of [target.categorySlug ?? "", ...target.furtherCategorySlugs])
          inUse.add(slug);
      warnings.add(plan.warnings ?? []);
      unstocked.push(...(plan.unstocked ?? []));
      for (const { row, target } of [...plan.create, ...plan.update])
        unread.add(unreadSpecNotes({ file, row }, target, filters));
      rejected.add(plan.errors, batch);
    }
    if (named && rejected.errors.length === 0) {
      for (const { parentSlug } of planOptions.categories.missing) inUse.add(parentSlug ?? "");
      removals = await unnamedProducts(named, inUse);
    }
  } finally {
    await named?.close();
  }
  tally.addCategories(planOptions.categories.missing);
  return {
    report: tally.report({ file, rowCount }),
    total: tally.all,
    asked: checked.asked,
    errors: rejected.errors,
    rejected,
    warnings: [
      ...checked.warnings,
      ...warnings.list((more) => `${file}: ${more} more notes of this kind are not shown.`),
      ...unread.list((more) => moreUnreadSpecs(file, more)),
      ...unstockedNote(file, unstocked),
      ...unreachableNotes(file, unreachable),
    ],
    images,
    removals,
  };
}

function unstockedNote(file: string, rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  return [
    `${file}: new goods without a stock come with none, and nobody can buy them until somebody says how many there are (${listedRows(rows)}).`,
  ];
}
