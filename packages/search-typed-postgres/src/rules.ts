/**
 * What words mean to the people who search, handed in by whoever defines an index. Words are compared
 * by their stems, several of a rule in any order as long as they stand near each other.
 */
export type SearchRule =
  /** All these are one thing: who searches for one finds those whose titles name another too. */
  | { kind: "same"; words: string[] }
  /** Who searches for one of `words` finds what is titled `finds`, the first of them first. */
  | { kind: "finds"; words: string[]; finds: string[] }
  /** Words that say nothing about what is wanted; heard only when nothing else is said. */
  | { kind: "ignore"; words: string[] }
  /**
   * A search for one of these finds nothing, rather than what looks like it, unless it also says what
   * something is called; `hint` is answered.
   */
  | { kind: "none"; words: string[]; hint?: string };

/** Asked for at each search; the same list again, by identity, is read once. */
export type SearchRules = () => readonly SearchRule[] | Promise<readonly SearchRule[]>;
