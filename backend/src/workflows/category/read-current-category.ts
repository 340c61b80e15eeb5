import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { isShown, type MedusaVisibility } from "../../catalog/categories/category-view";
import { Refusal } from "../../errors/refusal";
import { imageWithoutHost } from "../../media/image-without-host";
import type { CurrentCategory } from "../catalog-write/catalog-category";

interface Row extends MedusaVisibility {
  id: string;
  name: string;
  handle: string;
  description: string | null;
  created_at: string | Date;
  category_image?: { id: string; image_url: string; alt_text: string } | null;
}

/** A category as it is kept, when it was made, and whether shoppers see it. */
export interface CategoryNow extends CurrentCategory {
  isActive: boolean;
  createdAt: string;
}

/** Reads a category for a change of it; a {@link Refusal} "not-found" for an unknown one. */
export async function readCurrentCategory(
  container: MedusaContainer,
  id: string,
): Promise<CategoryNow> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_category",
    fields: [
      "id",
      "name",
      "handle",
      "description",
      "created_at",
      "is_active",
      "is_internal",
      "category_image.*",
    ],
    filters: { id },
  });
  const row = data[0] as Row | undefined;
  if (!row) throw new Refusal("not-found", "Category not found");
  const image = row.category_image;
  return {
    id,
    createdAt: new Date(row.created_at).toISOString(),
    isActive: isShown(row),
    imageId: image?.id ?? null,
    fields: {
      name: row.name,
      slug: row.handle,
      description: row.description ?? "",
      image: image ? { url: imageWithoutHost(image.image_url) ?? "", alt: image.alt_text } : null,
    },
  };
}
