/** A category and its place in the tree: Medusa's `mpath` is `<root>.<child>.…`. */
interface Placed {
  id: string;
  mpath?: string | null;
}

/**
 * A product's categories, the main one first: that of `mainId` while the product lies in it, else the
 * most specific. Medusa keeps no order of them.
 */
export function mainFirst<Category extends Placed>(
  categories: readonly Category[] | null | undefined,
  mainId: string | null | undefined,
): Category[] {
  const depthOf = ({ mpath }: Category) => (mpath ?? "").split(".").length;
  const isMain = ({ id }: Category) => Number(id === mainId);
  return [...(categories ?? [])].sort(
    (a, b) => isMain(b) - isMain(a) || depthOf(b) - depthOf(a) || (a.id < b.id ? -1 : 1),
  );
}
