import type { MedusaContainer } from "@medusajs/framework/types";
import { readRemovableProducts } from "../../../medusa/removable-products";
import { takeOutProducts } from "../../../medusa/removed-products";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { indexProducts } from "../../search-index/index-products";
import type { Journal } from "../journal/journal";
import type { ProductRemovals } from "../plan/removals";
import type { Progress } from "../progress";

const BATCH = 250;

/** Takes products out of the shop, batch by batch, each in one transaction with its journal; answers how many. */
export async function removeUnnamedProducts(
  container: MedusaContainer,
  { count, ids: all }: ProductRemovals,
  progress: Progress,
  journal: Journal | null,
): Promise<number> {
  const task = progress.start("Products removed", count);
  let removed = 0;
  for await (const ids of all.chunks(BATCH)) {
    removed += await catalogTransaction(container, async (transaction) => {
      const products = await readRemovableProducts(transaction, ids);
      await journal?.note(
        transaction,
        products.map(({ id, name, ...before }) => ({
          entity: "products" as const,
          id,
          name,
          changes: null,
          removed: before,
        })),
      );
      await takeOutProducts(
        transaction,
        products.map(({ id }) => id),
      );
      return products.length;
    });
    await indexProducts(container, ids);
    task.advance(ids.length);
  }
  task.end();
  return removed;
}
