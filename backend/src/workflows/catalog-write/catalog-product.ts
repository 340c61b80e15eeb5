import type { CurrentProduct as Current, ProductFields as Fields } from "@eldercare/catalog-import";

/** What staff's screens write of a product. Prices are integer cents, tax included. */
export type ProductFields = Omit<Fields, "status">;

/** A product of the shop as these workflows need it. */
export interface CurrentProduct extends Omit<Current, "fields" | "reserved" | "isPlain"> {
  fields: ProductFields;
}
