import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";

/** The slug of the category that staff chose; refused as "invalid" when there is none of this id. */
export async function findCategorySlug(
  container: MedusaContainer,
  id: string,
  field = "categoryId",
): Promise<string> {
  return (await findCategory(container, id, field)).handle;
}

/** As {@link findCategorySlug}, what people call it. */
export async function findCategoryName(container: MedusaContainer, id: string): Promise<string> {
  return (await findCategory(container, id, "change.categoryId")).name;
}

async function findCategory(container: MedusaContainer, id: string, field: string) {
  const [category] = await container
    .resolve(Modules.PRODUCT)
    .listProductCategories({ id }, { select: ["id", "handle", "name"], take: 1 });
  if (category) return category;
  throw Refusal.ofField("invalid", field, "There is no such category");
}

/** As {@link findCategorySlug}, of the further categories that staff chose. */
export async function findCategorySlugs(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<string[]> {
  const slugs: string[] = [];
  for (const [index, id] of ids.entries()) {
    slugs.push(await findCategorySlug(container, id, `furtherCategoryIds.${index}`));
  }
  return slugs;
}
