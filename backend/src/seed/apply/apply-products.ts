import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { indexProducts } from "../../catalog/index-products";
import { createCatalogueProductsWorkflow } from "../../workflows/import/create-catalogue-products";
import { updateCatalogueProductsWorkflow } from "../../workflows/import/update-catalogue-products";
import type { StoreContext } from "../../workflows/store/store-context";
import type { ProductPlan } from "../plan/plan-products";
import type { Progress } from "../report/progress";
import { readCategories } from "../state/read-categories";
import { writeRows } from "./rows-refused";

/** Large enough to be quick, small enough that a failure takes little back. */
const BATCH = 40;
const INDEX = "product";

/** Creates and changes products in batches; each batch is in the search index when it is done. */
export async function applyProducts(
  container: MedusaContainer,
  file: string,
  { create, update }: ProductPlan,
  store: StoreContext,
  progress: Progress,
): Promise<void> {
  if (create.length + update.length === 0) return;
  await openSearchIndex(container);
  const categories = await readCategories(container);
  const categoryIds = Object.fromEntries(categories.map(({ id, fields }) => [fields.slug, id]));
  const task = progress.start("Products", create.length + update.length);
  for (const batch of batches(create)) {
    const products = batch.map(({ target }) => target);
    const { result } = await writeRows(file, batch, () =>
      createCatalogueProductsWorkflow(container).run({ input: { products, categoryIds, store } }),
    );
    await indexProducts(container, result);
    task.advance(batch.length);
  }
  for (const batch of batches(update)) {
    const updates = batch.map(({ current, target }) => ({ current, target }));
    const { result } = await writeRows(file, batch, () =>
      updateCatalogueProductsWorkflow(container).run({ input: { updates, categoryIds, store } }),
    );
    await indexProducts(container, result);
    task.advance(batch.length);
  }
  task.end();
}

function* batches<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/**
 * Before the shop's first start the search index exists but nothing may be written to it: filling
 * it from the database, which takes no time while that is empty, opens it.
 */
async function openSearchIndex(container: MedusaContainer): Promise<void> {
  const search = container.resolve(Modules.SEARCH);
  const indexes = await search.listIndexes();
  if (indexes.some(({ name, status }) => name === INDEX && status === "pending")) {
    await search.reindex({ index: INDEX });
  }
}
