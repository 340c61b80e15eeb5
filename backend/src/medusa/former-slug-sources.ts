import { ARCHIVED_KEY } from "./archived-products";

/** A table whose rows have an address, and when a changed one was somebody's link or bookmark. */
export interface FormerSlugSource {
  kind: "product" | "category" | "post";
  table: string;
  /** The column of the slug. */
  slug: string;
  /** SQL of a row `p` as it was and `c` as it is now. */
  where: string;
}

/** What leaves a former slug behind; a product that is archived gives its slug away without another. */
export const FORMER_SLUG_SOURCES: readonly FormerSlugSource[] = [
  {
    ...{ kind: "product", table: "product", slug: "handle" },
    where: `p.status = 'published' and c.metadata->>'${ARCHIVED_KEY}' is null`,
  },
  { kind: "category", table: "product_category", slug: "handle", where: "true" },
  { kind: "post", table: "post", slug: "slug", where: "p.published" },
];
