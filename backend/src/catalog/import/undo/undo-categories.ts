import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { countCategoryContents } from "../../../medusa/category-contents";
import { withCatalogLock } from "../../../workflows/catalog-lock";
import { updateCatalogCategoryWorkflow } from "../../../workflows/catalog-write/update-catalog-category";
import { type Change, changesOf, forget } from "../journal/journal-changes";
import { readCategories } from "../state/read-categories";
import { changedSince, fieldsBefore } from "./fields-before";
import type { UndoContext } from "./undo-context";

/** Gives changed categories their former values, and removes those that the import made and nobody uses. */
export async function undoCategories(context: UndoContext): Promise<void> {
  const { container, database, report } = context;
  for await (const changes of changesOf(context, "categories", "changed", 1)) {
    for (const change of changes) await restore(context, change);
    await forget(database, changes);
    context.advance(changes.length);
  }
  // The last first: children were made after their parents.
  for await (const changes of changesOf(context, "categories", "made", 1)) {
    for (const { entity_id: id, name } of changes) {
      if (await isUsed(context, id)) {
        report.kept.push(`${name}: products or categories lie in it`);
        continue;
      }
      await withCatalogLock(container, () =>
        deleteProductCategoriesWorkflow(container).run({ input: [id] }),
      );
      report.removed += 1;
    }
    await forget(database, changes);
    context.advance(changes.length);
  }
}

async function restore({ container, report }: UndoContext, change: Change): Promise<void> {
  const categories = await readCategories(container);
  const current = categories.find(({ id }) => id === change.entity_id);
  if (!current) return;
  const { fields, changed } = fieldsBefore(current.fields, change);
  if (changed.length > 0) report.kept.push(changedSince(change.name, changed));
  const parent = categories.find((category) => category.fields.slug === fields.parentSlug);
  const moves = fields.parentSlug !== current.fields.parentSlug;
  await withCatalogLock(container, () =>
    updateCatalogCategoryWorkflow(container).run({
      input: { current, target: fields, ...(moves && { parentId: parent?.id ?? null }) },
    }),
  );
  report.restored += 1;
}

async function isUsed({ database }: UndoContext, id: string): Promise<boolean> {
  const { products, categories } = await countCategoryContents(database, id);
  return products + categories > 0;
}
