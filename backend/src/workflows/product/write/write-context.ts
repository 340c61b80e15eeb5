import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import type { StoreContext } from "../../store/store-context";

/** Where written products go. */
export interface WriteContext {
  store: StoreContext;
  /** Ids of the categories by slug. */
  categoryIds: ReadonlyMap<string, string>;
}

/** A product and what it shall become; only what differs is written. */
export interface ProductChange {
  current: CurrentProduct;
  target: ProductFields;
}
