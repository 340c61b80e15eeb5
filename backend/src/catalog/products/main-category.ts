/** A category and its place in the tree: Medusa's `mpath` is `<root>.<child>.…`. */
interface Placed {
  id: string;
  mpath?: string | null;
}

/** The most specific of a product's categories. */
export function mainCategory<Category extends Placed>(
  categories: readonly Category[] | null | undefined,
): Category | undefined {
  const depthOf = ({ mpath }: Category) => (mpath ?? "").split(".").length;
  return [...(categories ?? [])].sort(
    (a, b) => depthOf(b) - depthOf(a) || (a.id < b.id ? -1 : 1),
  )[0];
}
