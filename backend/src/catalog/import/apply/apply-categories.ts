import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { withCatalogLock } from "../../../workflows/catalog-lock";
import { createCatalogCategoryWorkflow } from "../../../workflows/catalog-write/create-catalog-category";
import { updateCatalogCategoryWorkflow } from "../../../workflows/catalog-write/update-catalog-category";
import type { Journal } from "../journal/journal";
import type { PlannedCategories } from "../plan/planned-file";
import type { Progress } from "../progress";
import { readCategories } from "../state/read-categories";
import { writeRows } from "./rows-refused";

/** Creates and changes categories, one after the other: their order is the file's. */
export async function applyCategories(
  container: MedusaContainer,
  { report: { file }, plan: { create, update } }: PlannedCategories,
  progress: Progress,
  journal: Journal | null,
): Promise<void> {
  const task = progress.start("Categories", create.length + update.length);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const present = await readCategories(container);
  const ids = new Map(present.map(({ id, fields }) => [fields.slug, id]));
  const idOf = (slug: string | null) => (slug === null ? null : (ids.get(slug) ?? null));
  for (const { row, name, target } of create) {
    const input = { ...target, parentId: idOf(target.parentSlug) };
    const { result: id } = await writeRows(file, [{ row }], () =>
      withCatalogLock(container, () => createCatalogCategoryWorkflow(container).run({ input })),
    );
    ids.set(target.slug, id);
    await journal?.note(database, [{ entity: "categories", id, name, changes: null }]);
    task.advance();
  }
  for (const { row, name, current, target, changes } of update) {
    const moves = current.fields.parentSlug !== target.parentSlug;
    const input = { current, target, ...(moves && { parentId: idOf(target.parentSlug) }) };
    await writeRows(file, [{ row }], () =>
      withCatalogLock(container, () => updateCatalogCategoryWorkflow(container).run({ input })),
    );
    await journal?.note(database, [{ entity: "categories", id: current.id, name, changes }]);
    task.advance();
  }
  task.end();
}
