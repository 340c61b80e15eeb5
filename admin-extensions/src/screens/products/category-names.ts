import type { Category } from "@eldercare/contracts";

/** 'Unknown' for a product without a category, or whose category is not there (spec §2 Admin products). */
export function categoryName(categories: readonly Category[], categoryId: string | null): string {
  return categories.find(({ id }) => id === categoryId)?.name ?? "Unknown";
}
