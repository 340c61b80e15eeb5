import { type Category, canonicalCategorySlug } from "@eldercare/contracts";

/**
 * The category that an address asks for: the one that has the slug as it is written there, else in small
 * letters or by its other spelling (spec §2), else the one that had it. What has a slug wins, so the
 * category that is found is found under its own slug, too.
 */
export function askedCategory(
  categories: readonly Category[],
  asked: string,
): Category | undefined {
  const small = asked.toLowerCase();
  const spellings = [...new Set([asked, small, canonicalCategorySlug(small)])];
  for (const spelling of spellings) {
    const category = categories.find(({ slug }) => slug === spelling);
    if (category) return category;
  }
  for (const spelling of spellings) {
    const category = categories.find(({ formerSlugs }) => formerSlugs?.includes(spelling));
    if (category) return category;
  }
  return undefined;
}
