import type { CatalogImage } from "@eldercare/catalog-import";
import type { CategoryChangesBody, StaffCategory } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { listStaffCategories } from "../../catalog/categories/list-categories";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { storeGivenImage } from "../../media/store-given-image";
import { differences } from "../../security-events/differences";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { updateCatalogCategoryWorkflow } from "../catalog-write/update-catalog-category";
import { mergedChanges } from "../merged-changes";
import { onlyResult } from "../store/only-result";
import { readCurrentCategory } from "./read-current-category";
import { refuseTakenSlug } from "./refuse-taken-slug";
import { removeCategoryImageWorkflow } from "./remove-category-image";

/**
 * Changes what staff sent of a category and nothing else. Unknown ids: a Refusal "not-found"; where
 * somebody else changed the same meanwhile, "conflict".
 */
export async function changeCategory(
  container: MedusaContainer,
  id: string,
  asked: CategoryChangesBody,
): Promise<StaffCategory> {
  await readCurrentCategory(container, id);
  const imageUrl = asked.imageUrl && (await storeGivenImage(container, asked.imageUrl, "imageUrl"));
  return withCatalogLock(container, async () => {
    const current = await readCurrentCategory(container, id);
    const { fields } = current;
    const now = { ...fields, imageUrl: fields.image?.url ?? null, isActive: current.isActive };
    const changes = mergedChanges({ ...asked, imageUrl }, now);
    if (changes.slug !== undefined) await refuseTakenSlug(container, changes.slug, id);
    const target = {
      name: changes.name ?? fields.name,
      slug: changes.slug ?? fields.slug,
      description: changes.description ?? fields.description,
      image: changedImage(changes.imageUrl, fields.image),
    };
    const { isActive = current.isActive } = changes;
    await updateCatalogCategoryWorkflow(container).run({
      // Only on a change: a hidden category may be inactive, internal or both.
      input: { current, target, ...(isActive !== current.isActive && { isActive }) },
    });
    if (!target.image && current.imageId) {
      await removeCategoryImageWorkflow(container).run({ input: { imageId: current.imageId } });
    }
    if (fields.image) await removeUnusedImages(container, [fields.image.url]);
    const subject = { kind: "category", id, label: target.name };
    const changed = differences({ ...fields, isActive: current.isActive }, { ...target, isActive });
    if (changed) {
      await recordSecurityEvent(container, { kind: "category.changed", subject, ...changed });
    }
    const categories = await listStaffCategories(container);
    return onlyResult(categories.filter((category) => category.id === id));
  });
}

function changedImage(
  address: string | null | undefined,
  now: CatalogImage | null,
): CatalogImage | null {
  if (address === undefined || address === now?.url) return now;
  return address === null ? null : { url: address, alt: "" };
}
