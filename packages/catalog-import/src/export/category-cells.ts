import type { CategoryFields } from "../fields/category.js";
import type { CategoryLookup } from "../plan/category-lookup.js";
import { CATEGORY_COLUMNS } from "../rows/category-row.js";
import { imageNames, listText } from "./cell-text.js";
import { headingsOf } from "./headings.js";

/** The first row of an exported `categories.csv`. */
export const CATEGORY_HEADINGS = headingsOf(CATEGORY_COLUMNS, [
  "name",
  "slug",
  "parent",
  "description",
  "files",
  "alts",
]);

/** A category as a row of `categories.csv`. Loading it again changes nothing. */
export function categoryCells(fields: CategoryFields, categories: CategoryLookup): string[] {
  const images = fields.image ? [fields.image] : [];
  return [
    fields.name,
    fields.slug,
    fields.parentSlug === null ? "" : categories.pathOf(fields.parentSlug),
    fields.description,
    imageNames(images),
    listText(images.map(({ alt }) => alt)),
  ];
}
