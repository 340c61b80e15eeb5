/** Where a row puts its product; undefined: not said. */
export interface RowCategories {
  /** The main one. */
  category?: string;
  /** Those beside it. */
  furtherCategories?: readonly string[];
}

/** Joins the two columns: without a main category the first of the others is it. */
export function rowCategories(
  category: string | undefined,
  categories: readonly string[] | undefined,
): RowCategories {
  const all = [...(category === undefined ? [] : [category]), ...(categories ?? [])];
  const [main, ...further] = [...new Set(all.filter(Boolean))];
  if (main === undefined) return {};
  return {
    category: main,
    ...(categories && { furtherCategories: further }),
  };
}
