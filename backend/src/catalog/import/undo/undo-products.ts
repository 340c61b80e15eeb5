import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { readCategoryPaths } from "../../../medusa/category-rows";
import { readRemovableProducts } from "../../../medusa/removable-products";
import { takeOutProducts } from "../../../medusa/removed-products";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { productChangedEvents } from "../../../workflows/product/write/product-facts";
import { ProductWriter } from "../../../workflows/product/write/product-writer";
import { indexProducts } from "../../search-index/index-products";
import { isTaken } from "../apply/rows-refused";
import { type Change, changesOf, forget, lastChanges } from "../journal/journal-changes";
import { readProducts } from "../state/read-products";
import { planProductUndo } from "./plan-product-undo";
import type { UndoContext } from "./undo-context";

const BATCH = 250;

/**
 * Removes the products that the import made, which may have got what others shall have again, and
 * gives those that it changed their former values.
 */
export async function undoProducts(context: UndoContext): Promise<void> {
  for await (const changes of changesOf(context, "products", "made")) {
    await remove(context, changes);
    context.advance(changes.length);
  }
  const writer = await ProductWriter.open(context.container, context.store);
  for (let batch = BATCH; ; ) {
    const last = await lastChanges(context, "products", "changed", batch);
    if (last.length === 0) return;
    const changes = ofDifferent(last);
    try {
      await restore(context, writer, changes);
      context.advance(changes.length);
      batch = BATCH;
    } catch (error) {
      // What one gave up another one has, of which an earlier entry tells: they go back together.
      if (!isTaken(error) || last.length < batch) throw error;
      batch *= 2;
    }
  }
}

/** The first entries of which no two are about one product: those of one go back one after the other. */
function ofDifferent(changes: readonly Change[]): Change[] {
  const seen = new Set<string>();
  const again = changes.findIndex(({ entity_id }) => seen.size === seen.add(entity_id).size);
  return changes.slice(0, again < 0 ? changes.length : again);
}

/** Reads what is there now, plans the way back and writes it: all in one transaction. */
async function restore(
  { container, store, report, isOfList }: UndoContext,
  writer: ProductWriter,
  changes: readonly Change[],
): Promise<void> {
  const ids = changes.map(({ entity_id }) => entity_id);
  const { plan, kept, written } = await catalogTransaction(
    container,
    async (transaction, locks) => {
      const current = await readProducts(transaction, { ids }, store);
      const planned = planProductUndo(changes, current, await categorySlugs(transaction));
      await forget(transaction, changes);
      const written = await writer.write(transaction, planned.plan, locks);
      const events = isOfList ? productChangedEvents(planned.plan.update) : [];
      await recordSecurityEvent(container, events, transaction);
      return { ...planned, written };
    },
  );
  await writer.announce(written);
  report.restored += plan.update.length;
  report.kept.push(...kept);
}

async function remove(
  { container, report }: UndoContext,
  changes: readonly Change[],
): Promise<void> {
  const ids = changes.map(({ entity_id }) => entity_id);
  await catalogTransaction(container, async (transaction) => {
    const products = await readRemovableProducts(transaction, ids);
    await takeOutProducts(
      transaction,
      products.map(({ id }) => id),
    );
    await forget(transaction, changes);
  });
  await indexProducts(container, ids);
  report.removed += changes.length;
}

async function categorySlugs(database: Knex): Promise<Set<string>> {
  return new Set((await readCategoryPaths(database)).map(({ handle }) => handle));
}
