import type { CatalogEntity } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { restoreCategory } from "../../../medusa/removed-category";
import { returnProducts } from "../../../medusa/removed-products";
import { restoreRow } from "../../../medusa/removed-rows";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { ProductWriter } from "../../../workflows/product/write/product-writer";
import { indexProducts } from "../../search-index/index-products";
import { type Change, changesOf, forget } from "../journal/journal-changes";
import { readProducts } from "../state/read-products";
import type { UndoContext } from "./undo-context";

/** Brings some things back in a transaction; answers how many were away, and what follows the commit. */
type Restore = (
  transaction: Knex,
  changes: readonly Change[],
) => Promise<{ restored: number; afterwards?: () => Promise<void> }>;

const eachBy =
  (restore: (transaction: Knex, id: string) => Promise<boolean>): Restore =>
  async (transaction, changes) => {
    let restored = 0;
    for (const { entity_id: id } of changes) if (await restore(transaction, id)) restored += 1;
    return { restored };
  };

/** Products, with their search documents: most go into the index without asking Medusa for them. */
function products({ container, store }: UndoContext, writer: ProductWriter): Restore {
  return async (transaction, changes) => {
    const restored = await returnProducts(transaction, changes.map(productOf));
    const ids = changes.map(({ entity_id }) => entity_id);
    const now = await readProducts(transaction, { ids }, store);
    const written = await writer.indexReturned(transaction, now);
    const found = new Set(now.map(({ id }) => id));
    const gone = ids.filter((id) => !found.has(id));
    return {
      restored,
      afterwards: async () => {
        await writer.announce(written);
        await indexProducts(container, gone);
      },
    };
  };
}

const UNIQUE_VIOLATION = "23505";
const BATCH = 250;

/** Brings back what an import removed; the last removed first. */
export async function restoreRemoved(context: UndoContext): Promise<void> {
  // Categories come first: products and other categories lie in them.
  await restoreAll(context, "categories", eachBy(restoreCategory));
  // It knows the categories of this moment.
  const writer = await ProductWriter.open(context.container, context.store);
  await restoreAll(context, "products", products(context, writer));
  const rowOf = (table: string) => (transaction: Knex, id: string) =>
    restoreRow(transaction, table, id);
  await restoreAll(context, "slides", eachBy(rowOf("carousel_slide")));
  await restoreAll(context, "posts", eachBy(rowOf("post")));
}

async function restoreAll(
  context: UndoContext,
  entity: CatalogEntity,
  restore: Restore,
): Promise<void> {
  for await (const changes of changesOf(context, entity, "removed", BATCH)) {
    await restoreSome(context, restore, changes);
    context.advance(changes.length);
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
    const { restored, afterwards } = await catalogTransaction(container, async (transaction) => {
      await forget(transaction, changes);
      return restore(transaction, changes);
    });
    await afterwards?.();
    report.restored += restored;
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
