import { ARCHIVED_KEY } from "./archived-products";

/** A table whose rows have an address, and when one that ended was somebody's link or bookmark. */
export interface FormerSlugSource {
  kind: "product" | "category" | "post";
  table: string;
  /** The column of the slug. */
  slug: string;
  /** SQL of whether shoppers see a row. */
  isSeen: (row: string) => string;
  /** SQL of whether a row has given its slug away for good, without having another. */
  gaveAway?: (row: string) => string;
}

/** What leaves a former slug behind: it has another one, or shoppers do not see it any more. */
export const FORMER_SLUG_SOURCES: readonly FormerSlugSource[] = [
  {
    ...{ kind: "product", table: "product", slug: "handle" },
    isSeen: (row) => `${row}.status = 'published'`,
    gaveAway: (row) => `${row}.metadata->>'${ARCHIVED_KEY}' is not null`,
  },
  { kind: "category", table: "product_category", slug: "handle", isSeen: () => "true" },
  { kind: "post", table: "post", slug: "slug", isSeen: (row) => `${row}.published` },
];
