import type { CatalogEntity } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { restoreCategory } from "../../../medusa/removed-category";
import { returnProducts } from "../../../medusa/removed-products";
import { restoreRow } from "../../../medusa/removed-rows";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { indexProducts } from "../../search-index/index-products";
import { type Change, changesOf, forget } from "../journal/journal-changes";
import type { UndoContext } from "./undo-context";

/** Brings some things back in a transaction; answers how many were away. */
type Restore = (transaction: Knex, changes: readonly Change[]) => Promise<number>;

const eachBy =
  (restore: (transaction: Knex, id: string) => Promise<boolean>): Restore =>
  async (transaction, changes) => {
    let restored = 0;
    for (const { entity_id: id } of changes) if (await restore(transaction, id)) restored += 1;
    return restored;
  };

/** Categories come first: products and other categories lie in them. */
const RESTORES: readonly (readonly [CatalogEntity, Restore])[] = [
  ["categories", eachBy(restoreCategory)],
  ["products", (transaction, changes) => returnProducts(transaction, changes.map(productOf))],
  ["slides", eachBy((transaction, id) => restoreRow(transaction, "carousel_slide", id))],
  ["posts", eachBy((transaction, id) => restoreRow(transaction, "post", id))],
];

const UNIQUE_VIOLATION = "23505";

/** Brings back what an import removed; the last removed first. */
export async function restoreRemoved(context: UndoContext): Promise<void> {
  for (const [entity, restore] of RESTORES) {
    for await (const changes of changesOf(context, entity, "removed")) {
      await restoreSome(context, restore, changes);
      if (entity === "products") {
        await indexProducts(
          context.container,
          changes.map(({ entity_id }) => entity_id),
        );
      }
      context.advance(changes.length);
    }
  }
}

/** All at once; when something is in the way, one by one, so that only that one stays away. */
async function restoreSome(
  context: UndoContext,
  restore: Restore,
  changes: readonly Change[],
): Promise<void> {
  const { container, database, report } = context;
  try {
    report.restored += await catalogTransaction(container, async (transaction) => {
      await forget(transaction, changes);
      return restore(transaction, changes);
    });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION))
      throw error;
    if (changes.length > 1) {
      for (const change of changes) await restoreSome(context, restore, [change]);
      return;
    }
    await forget(database, changes);
    const [change] = changes;
    report.kept.push(`${change?.name}: removed; something else has its address or SKU now`);
  }
}

function productOf({ entity_id: id, before }: Change) {
  return { id, slug: String(before?.slug), status: String(before?.status) };
}
