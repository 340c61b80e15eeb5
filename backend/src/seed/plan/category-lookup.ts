import { canonicalCategorySlug } from "@eldercare/contracts";
import { nearestName } from "../table/nearest-name";

/** What product rows may call a category. */
export interface NamedCategory {
  name: string;
  slug: string;
}

/** Finds categories by what people write: the name or the slug, in any case. */
export class CategoryLookup {
  readonly #slugs = new Map<string, string>();

  constructor(private readonly categories: readonly NamedCategory[]) {
    for (const { name, slug } of categories) this.#slugs.set(name.toLowerCase(), slug);
    for (const { slug } of categories) this.#slugs.set(slug, slug);
  }

  /** The category's slug, or undefined when there is no such category. */
  slugOf(written: string): string | undefined {
    const wanted = written.toLowerCase();
    return this.#slugs.get(wanted) ?? this.#slugs.get(canonicalCategorySlug(wanted));
  }

  /** What to do about a category that is not there, as a sentence. */
  fixFor(written: string): string {
    const names = this.categories.map(({ name }) => name);
    const meant = nearestName(written, names);
    if (meant) return `Did you mean "${meant}"?`;
    return names.length === 0
      ? "Load categories.csv first, or run the seed with all."
      : `The categories are ${names.join(", ")}.`;
  }
}
