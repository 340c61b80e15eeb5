import { changesBetween, type ProductPlan } from "@eldercare/catalog-import";
import { indexProducts } from "../../search-index/index-products";
import { readProductsById } from "../state/read-products";
import { readRemovableProducts } from "../state/removable-products";
import { ProductWriter } from "../write/product-writer";
import { takeOutProducts } from "../write/remove-products";
import { type Change, changesOf, fieldsBefore, forget, type UndoContext } from "./undo-import";

/** Gives changed products their former values, and removes those that the import made. */
export async function undoProducts(context: UndoContext): Promise<void> {
  const { container, store } = context;
  const writer = await ProductWriter.open(container, store, null);
  for await (const changes of changesOf(context, "products", "changed", 250)) {
    await restore(context, writer, changes);
    context.advance(changes.length);
  }
  for await (const changes of changesOf(context, "products", "made")) {
    const ids = changes.map(({ entity_id }) => entity_id);
    await context.database.transaction(async (transaction) => {
      const products = await readRemovableProducts(transaction, ids);
      await takeOutProducts(
        transaction,
        products.map(({ id }) => id),
      );
      await forget(transaction, changes);
    });
    await indexProducts(container, ids);
    context.report.removed += changes.length;
    context.advance(changes.length);
  }
}

async function restore(
  { database, store, report }: UndoContext,
  writer: ProductWriter,
  changes: readonly Change[],
): Promise<void> {
  let kept: string[] = [];
  const { update } = await writer.write(async (transaction) => {
    kept = [];
    const ids = changes.map(({ entity_id }) => entity_id);
    const products = await readProductsById(transaction, ids, store);
    const byId = new Map(products.map((product) => [product.id, product]));
    const handles: { handle: string }[] = await database("product_category")
      .select("handle")
      .whereNull("deleted_at");
    const categories = new Set(handles.map(({ handle }) => handle));
    const plan = { create: [], unchanged: [], skipped: [], known: [], errors: [] };
    const updates: ProductPlan["update"][number][] = [];
    for (const change of changes) {
      const current = byId.get(change.entity_id);
      if (!current) continue;
      const { fields, changed } = fieldsBefore(current.fields, change);
      if (changed.length > 0) kept.push(`${change.name}: changed since (${changed.join(", ")})`);
      const { categorySlug } = fields;
      const isGone = categorySlug !== null && !categories.has(categorySlug);
      const target = isGone ? { ...fields, categorySlug: current.fields.categorySlug } : fields;
      const differences = changesBetween(current.fields, target);
      if (differences.length === 0) continue;
      updates.push({ row: 0, name: change.name, current, target, changes: differences });
    }
    await forget(transaction, changes);
    return { ...plan, update: updates };
  });
  report.restored += update.length;
  report.kept.push(...kept);
}
