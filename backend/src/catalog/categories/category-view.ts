import type { Category, StaffCategory } from "@eldercare/contracts";
import { imageWithoutHost } from "../../media/image-without-host";

/** A category of Medusa with its image of the module `category-image`. */
export interface MedusaCategory {
  id: string;
  name: string;
  handle: string;
  description: string | null;
  created_at: string | Date;
  image_url: string | null;
  former_slugs?: string[] | null;
}

/** What of Medusa says whether shoppers see a category. */
export interface MedusaVisibility {
  is_active: boolean;
  is_internal: boolean;
}

export function isShown({ is_active, is_internal }: MedusaVisibility): boolean {
  return is_active && !is_internal;
}

/** A category as staff see it. */
export function staffCategoryFromMedusa(
  category: MedusaCategory & MedusaVisibility,
): StaffCategory {
  return { ...categoryFromMedusa(category), isActive: isShown(category) };
}

/** A category of the shop from Medusa's. */
export function categoryFromMedusa(category: MedusaCategory): Category {
  return {
    id: category.id,
    name: category.name,
    slug: category.handle,
    description: category.description ?? "",
    imageUrl: imageWithoutHost(category.image_url),
    createdAt: new Date(category.created_at).toISOString(),
    ...(category.former_slugs && { formerSlugs: category.former_slugs }),
  };
}
