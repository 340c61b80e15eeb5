import { plainName } from "./plain-name.js";

/** Whose names a file's columns have. */
export type Dialect = "own" | "shopify" | "medusa" | "vendure";

/** Names that only this shop's files have, old and new. */
const MARKS: Readonly<Record<Exclude<Dialect, "own">, readonly string[]>> = {
  shopify: [
    "URL handle",
    "Body (HTML)",
    "Variant SKU",
    "Variant Price",
    "Variant Inventory Qty",
    "Variant Compare At Price",
    "Compare-at price",
    "Product image URL",
    "Image Src",
  ],
  medusa: ["Product Handle", "Product Title", "Product Id", "Variant Price CAD"],
  // docs.vendure.io, "Importing Data".
  vendure: ["optionGroups", "optionValues", "stockOnHand", "trackInventory", "variantAssets"],
};

export const DIALECT_NAMES: Readonly<Record<Exclude<Dialect, "own">, string>> = {
  shopify: "a product export of Shopify",
  medusa: "a product export of Medusa",
  vendure: "a product import of Vendure",
};

/** Recognises other shops' files by their column names. */
export function dialectOf(header: readonly string[]): Dialect {
  const names = new Set(header.map((heading) => plainName(heading)));
  const count = (marks: readonly string[]) =>
    marks.filter((mark) => names.has(plainName(mark))).length;
  if (count(MARKS.medusa) > 0) return "medusa";
  // Spree's files have a "track_inventory" too.
  if (count(MARKS.vendure) > 1) return "vendure";
  return count(MARKS.shopify) > 0 ? "shopify" : "own";
}
