import type { Category } from "@eldercare/contracts";
import { imageWithoutHost } from "./image-without-host";

/** What Medusa answers for {@link CATEGORY_FIELDS}. */
export interface MedusaCategory {
  id: string;
  name: string;
  handle: string;
  description: string | null;
  created_at: string | Date;
  category_image?: { image_url: string } | null;
}

/** Fields to ask of `query.graph` for {@link categoryFromMedusa}. */
export const CATEGORY_FIELDS = [
  "id",
  "name",
  "handle",
  "description",
  "created_at",
  "category_image.image_url",
];

/** A category of the shop from Medusa's. */
export function categoryFromMedusa(category: MedusaCategory): Category {
  return {
    id: category.id,
    name: category.name,
    slug: category.handle,
    description: category.description ?? "",
    imageUrl: imageWithoutHost(category.category_image?.image_url),
    createdAt: new Date(category.created_at).toISOString(),
  };
}
