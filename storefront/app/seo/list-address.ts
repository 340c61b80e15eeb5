/** What a list is narrowed by, beside its category. */
export type Narrowing = {
  /** Somebody typed words to search for. */
  isSearched: boolean;
  /** Choices that many people look for by themselves, such as what is on sale. */
  selections: readonly string[];
  /** Anything else: prices, stock, specifications, measures. */
  isNarrowedFurther: boolean;
};

/**
 * Whether search engines shall have a list under an address of its own: a category, one selection, or
 * a selection within a category. All other combinations are endless, and `noindex`. Order and looks of
 * a list are no other list: such an address names the plain one as its canonical address.
 */
export function deservesAddress({ isSearched, selections, isNarrowedFurther }: Narrowing): boolean {
  return !isSearched && selections.length <= 1 && !isNarrowedFurther;
}
