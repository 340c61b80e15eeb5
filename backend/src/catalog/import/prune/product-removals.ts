import { LISTED } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withCatalogLock } from "../../../workflows/catalog-lock";
import { indexProducts } from "../../search-index/index-products";
import type { Spool } from "../read/spool";
import type { Progress } from "../report/progress";
import { readRemovableProducts } from "../state/removable-products";
import type { Journal } from "../write/journal";
import { takeOutProducts } from "../write/remove-products";
import type { NamedProducts } from "./named-products";
import type { Removals } from "./removals";

const BATCH = 250;

/**
 * The products that a file does not name. Their ids wait in `spool`: what is removed is what was
 * shown, whatever comes into the shop meanwhile.
 */
export async function productRemovals(
  container: MedusaContainer,
  named: NamedProducts,
  spool: Spool<string>,
): Promise<Omit<Removals, "categoriesInUse">> {
  let count = 0;
  const names: string[] = [];
  for await (const others of named.others(BATCH)) {
    count += others.length;
    names.push(...others.slice(0, LISTED - names.length).map(({ name }) => name));
    await spool.add(others.map(({ id }) => id));
  }
  await spool.finish();
  return {
    entity: "products",
    count,
    names,
    remove: (progress, journal) => remove(container, { count, spool }, progress, journal),
  };
}

/** Batch by batch, each in one transaction together with its journal. */
async function remove(
  container: MedusaContainer,
  { count, spool }: { count: number; spool: Spool<string> },
  progress: Progress,
  journal: Journal | null,
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const task = progress.start("Products removed", count);
  let removed = 0;
  for await (const ids of spool.chunks(BATCH)) {
    await withCatalogLock(container, () =>
      database.transaction(async (transaction) => {
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
        removed += products.length;
      }),
    );
    await indexProducts(container, ids);
    task.advance(ids.length);
  }
  task.end();
  return removed;
}
