import type { CategoryBody, StaffCategory } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { listStaffCategories } from "../../catalog/categories/list-categories";
import { storeGivenImage } from "../../media/store-given-image";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { createCatalogCategoryWorkflow } from "../catalog-write/create-catalog-category";
import { freeSlug } from "../free-slug";
import { onlyResult } from "../store/only-result";
import { refuseTakenSlug } from "./refuse-taken-slug";

/** Creates a category, last in the menu; without a slug it gets a free one made of its name. */
export async function createCategory(
  container: MedusaContainer,
  body: CategoryBody,
): Promise<StaffCategory> {
  const url = body.imageUrl && (await storeGivenImage(container, body.imageUrl, "imageUrl"));
  return withCatalogLock(container, async () => {
    if (body.slug) await refuseTakenSlug(container, body.slug);
    const fields = {
      name: body.name,
      slug: body.slug || (await freeSlug(container, "product_category", body.name)),
      description: body.description,
      image: url ? { url, alt: "" } : null,
      isActive: body.isActive,
    };
    const { result: id } = await createCatalogCategoryWorkflow(container).run({ input: fields });
    const subject = { kind: "category", id, label: body.name };
    await recordSecurityEvent(container, { kind: "category.created", subject, after: fields });
    const categories = await listStaffCategories(container);
    return onlyResult(categories.filter((category) => category.id === id));
  });
}
