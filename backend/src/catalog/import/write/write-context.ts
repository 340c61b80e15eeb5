import type { StoreContext } from "../../../workflows/store/store-context";

/** Where written products go. */
export interface WriteContext {
  store: StoreContext;
  /** Ids of the categories by slug. */
  categoryIds: ReadonlyMap<string, string>;
}
