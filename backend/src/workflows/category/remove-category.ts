import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { deleteProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import { Refusal } from "../../errors/refusal";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { type CategoryContents, countCategoryContents } from "../../medusa/category-contents";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { readCurrentCategory } from "./read-current-category";

/**
 * Removes a category that is empty. One with products or with categories of its own is refused,
 * {@link Refusal} `category_in_use`: they would be in no menu any more. Unknown ids are not found.
 */
export async function removeCategory(container: MedusaContainer, id: string): Promise<void> {
  await withCatalogLock(container, async () => {
    const { fields, isActive } = await readCurrentCategory(container, id);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    const message = inUse(fields.name, await countCategoryContents(database, id));
    if (message) throw new Refusal("conflict", message, { code: "category_in_use" });
    await deleteProductCategoriesWorkflow(container).run({ input: [id] });
    const subject = { kind: "category", id, label: fields.name };
    const before = { ...fields, isActive };
    await recordSecurityEvent(container, { kind: "category.removed", subject, before });
    if (fields.image) await removeUnusedImages(container, [fields.image.url]);
  });
}

function inUse(name: string, { products, categories }: CategoryContents): string | null {
  if (products > 0) {
    const count = products === 1 ? "1 product is" : `${products} products are`;
    return `${count} in "${name}". Move them to another category first.`;
  }
  if (categories > 0) return `"${name}" holds other categories. Remove or move them first.`;
  return null;
}
