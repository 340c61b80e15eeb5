import { z } from "zod";
import { ImageInput } from "./images.js";
import { queryFlag } from "./query-values.js";
import { slugFromName } from "./slug.js";
import {
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_SLUG_LENGTH,
} from "./text-limits.js";
import { plainText, requiredLine } from "./texts.js";

/** A category as `/api` answers it (spec §3). */
export const Category = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  createdAt: z.string(),
  /** Slugs that it had before: their addresses lead here. Left out where there are none. */
  formerSlugs: z.array(z.string()).optional(),
});
export type Category = z.infer<typeof Category>;

/** GET /api/categories answers the bare list, in the order staff gave them. */
export const CategoryListResponse = z.array(Category);
export type CategoryListResponse = z.infer<typeof CategoryListResponse>;

/** A category as staff see it, also when shoppers do not: `isActive` says whether they do. */
export const StaffCategory = Category.extend({ isActive: z.boolean() });
export type StaffCategory = z.infer<typeof StaffCategory>;

/** GET /api/categories?all=true, for staff only: also those that are hidden from shoppers. */
export const CategoryListQuery = z.object({ all: queryFlag("all").optional() });
export const StaffCategoryListResponse = z.array(StaffCategory);
export type StaffCategoryListResponse = z.infer<typeof StaffCategoryListResponse>;

const fields = {
  name: requiredLine("Name is required", MAX_CATEGORY_NAME_LENGTH),
  /** Whatever is given becomes what an address can hold. */
  slug: z
    .string({ error: "Slug is required" })
    .max(MAX_SLUG_LENGTH, `Please use at most ${MAX_SLUG_LENGTH} characters`)
    .transform(slugFromName),
  description: plainText(MAX_CATEGORY_DESCRIPTION_LENGTH),
  /** Empty or null: no image. */
  imageUrl: z.union([z.literal("").transform(() => null), z.null(), ImageInput]),
  /** Whether shoppers see it. */
  isActive: z.boolean(),
};

/** POST /api/categories (spec §7); without a slug one is made of the name. Answers 201 and the category. */
export const CategoryBody = z.object({
  name: fields.name,
  slug: fields.slug.optional(),
  description: fields.description.default(""),
  imageUrl: fields.imageUrl.default(null),
  isActive: fields.isActive.default(true),
});
export type CategoryInput = z.input<typeof CategoryBody>;
export type CategoryBody = z.output<typeof CategoryBody>;

/**
 * PUT /api/categories/{id}: only what is sent changes; the slug may not become empty (spec §5).
 * `expected` is what the form began with (decision 094).
 */
export const CategoryChangesBody = z
  .object({
    ...fields,
    slug: fields.slug.refine((slug) => slug !== "", "Slug is required"),
    expected: StaffCategory.omit({ id: true, createdAt: true, formerSlugs: true }).partial(),
  })
  .partial();
export type CategoryChangesInput = z.input<typeof CategoryChangesBody>;
export type CategoryChangesBody = z.output<typeof CategoryChangesBody>;
