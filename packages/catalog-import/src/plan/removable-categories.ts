import type { NamedCategory } from "./category-lookup.js";

/**
 * Slugs of the categories that may go: a file does not name them, no product lies in them, and no
 * category that stays. `categories` are all that there will be once the file is in; `named` are ids,
 * `inUse` ids or slugs.
 */
export function removableCategories(
  categories: readonly NamedCategory[],
  named: ReadonlySet<string>,
  inUse: ReadonlySet<string>,
): Set<string> {
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const kept = new Set<string>();
  for (const { id, slug } of categories) {
    if (id !== undefined && !named.has(id) && !inUse.has(id) && !inUse.has(slug)) continue;
    for (let next = bySlug.get(slug); next && !kept.has(next.slug); ) {
      kept.add(next.slug);
      next = next.parentSlug ? bySlug.get(next.parentSlug) : undefined;
    }
  }
  return new Set(categories.map(({ slug }) => slug).filter((slug) => !kept.has(slug)));
}
