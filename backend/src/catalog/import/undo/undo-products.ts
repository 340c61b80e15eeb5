import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { readCategoryPaths } from "../../../medusa/category-rows";
import { readRemovableProducts } from "../../../medusa/removable-products";
import { takeOutProducts } from "../../../medusa/removed-products";
import { recordSecurityEvent } from "../../../security-events/record-security-event";
import { catalogTransaction } from "../../../workflows/product/write/catalog-transaction";
import { productChangedEvents } from "../../../workflows/product/write/product-facts";
import { ProductWriter } from "../../../workflows/product/write/product-writer";
import { indexProducts } from "../../search-index/index-products";
import { type Change, changesOf, forget } from "../journal/journal-changes";
import { readProducts } from "../state/read-products";
import { planProductUndo } from "./plan-product-undo";
import type { UndoContext } from "./undo-context";

/** Gives changed products their former values, and removes those that the import made. */
export async function undoProducts(context: UndoContext): Promise<void> {
  const writer = await ProductWriter.open(context.container, context.store);
  for await (const changes of changesOf(context, "products", "changed", 250)) {
    await restore(context, writer, changes);
    context.advance(changes.length);
  }
  for await (const changes of changesOf(context, "products", "made")) {
    await remove(context, changes);
    context.advance(changes.length);
  }
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
