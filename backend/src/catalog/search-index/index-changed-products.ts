import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { indexProducts } from "./index-products";
import { PRODUCT_CHANGE_TABLE } from "./product-change-triggers";

/** So many at most are indexed at once. */
export const INDEX_BATCH = 100;

/**
 * Indexes products that the queue names, oldest change first; answers how many it took. The queue
 * forgets them only together with the index knowing them.
 */
export async function indexChangedProducts(container: MedusaContainer): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const rows: { product_id: string }[] = await database(PRODUCT_CHANGE_TABLE)
    .select("product_id")
    .groupBy("product_id")
    .orderByRaw("min(id)")
    .limit(INDEX_BATCH);
  await indexProducts(
    container,
    rows.map(({ product_id }) => product_id),
  );
  return rows.length;
}
