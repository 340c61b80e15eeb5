interface Ranked {
  id: string;
  rank: number;
  parent_category_id: string | null;
}

/**
 * Categories as a menu lists them: by rank, and each one's children right after it. Medusa counts
 * ranks among siblings. A category whose parent is not in the list stands at the top level.
 */
export function inTreeOrder<Category extends Ranked>(categories: readonly Category[]): Category[] {
  const known = new Set(categories.map(({ id }) => id));
  const parentOf = ({ parent_category_id: parent }: Ranked) =>
    parent !== null && known.has(parent) ? parent : null;
  const listUnder = (parent: string | null): Category[] =>
    categories
      .filter((category) => parentOf(category) === parent)
      .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
      .flatMap((category) => [category, ...listUnder(category.id)]);
  return listUnder(null);
}
