import { z } from "zod";

/** A category as `/api` answers it (spec.md §3). */
export const Category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: z.string(),
});
export type Category = z.infer<typeof Category>;

/** GET /api/categories answers the bare list, in the order staff gave them. */
export const CategoryListResponse = z.array(Category);
export type CategoryListResponse = z.infer<typeof CategoryListResponse>;

/**
 * Other spellings of category slugs that links use (spec.md §2 names both `mobility` and
 * `mobility-aids`): each leads to the category whose slug it stands for.
 */
export const CATEGORY_SLUG_ALIASES: Readonly<Record<string, string>> = {
  mobility: "mobility-aids",
  bathroom: "bathroom-safety",
};

/** The category's own slug for a slug from a link. */
export function canonicalCategorySlug(slug: string): string {
  return CATEGORY_SLUG_ALIASES[slug] ?? slug;
}
