/** Counting all that a search found would read them: whoever searches wants the first few. */
const MOST_COUNTED = 1000;

/** SQL's limit of what is counted of a search. */
export const COUNTED_OF_SEARCH = MOST_COUNTED + 1;

/** How many a list has in all. */
export interface ListCount {
  total: number;
  /** There are more: of a search the first thousand are counted. */
  isMore: boolean;
}

export const exactCount = (total: number): ListCount => ({ total, isMore: false });

/** The count of a search of which {@link COUNTED_OF_SEARCH} were looked for. */
export const searchCount = (found: number): ListCount => ({
  total: Math.min(found, MOST_COUNTED),
  isMore: found > MOST_COUNTED,
});

/** The total, where it is one that pages can be counted back from. */
export const knownTotal = ({ total, isMore }: ListCount): number | undefined =>
  isMore ? undefined : total;
