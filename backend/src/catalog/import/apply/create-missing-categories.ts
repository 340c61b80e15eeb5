import type { MissingCategory } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { createCatalogCategoryWorkflow } from "../../../workflows/catalog-write/create-catalog-category";
import type { Journal } from "../journal/journal";
import { readCategories } from "../state/read-categories";

/** Makes the categories that rows named and that are not there yet, parents first. */
export async function createMissingCategories(
  container: MedusaContainer,
  missing: readonly MissingCategory[],
  journal: Journal | null,
): Promise<void> {
  if (missing.length === 0) return;
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const present = await readCategories(container);
  const ids = new Map(present.map(({ id, fields }) => [fields.slug, id]));
  for (const { name, slug, parentSlug } of missing) {
    if (ids.has(slug)) continue;
    const parentId = parentSlug === null ? null : (ids.get(parentSlug) ?? null);
    const { result: id } = await createCatalogCategoryWorkflow(container).run({
      input: { name, slug, description: "", image: null, parentId },
    });
    ids.set(slug, id);
    await journal?.note(database, [{ entity: "categories", id, name, changes: null }]);
  }
}
