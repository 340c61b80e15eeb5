import { NO } from "../cells/cells.js";
import type { ColumnMap } from "../table/map-columns.js";

/** What a row says of a sale, as our own files write it. */
type Sale = Partial<Record<"saleCents" | "discountPercentage", string | undefined>>;

/**
 * The sale of a variant of another shop's file: Squarespace keeps the price of a sale that is over,
 * Wix says in the product's row what is taken off the price.
 */
export function otherSale(
  cells: readonly string[],
  product: readonly string[],
  { dialect, places, columns }: ColumnMap,
): Sale {
  const said = (row: readonly string[], name: string) => row[places.get(name) ?? -1] ?? "";
  if (dialect === "squarespace") {
    return NO.includes(said(cells, "onsale").toLowerCase()) ? { saleCents: undefined } : {};
  }
  const off = Number(said(product, "discountvalue"));
  if (dialect !== "wix" || !(off > 0)) return {};
  const isPercent = said(product, "discountmode").toUpperCase() === "PERCENT";
  if (isPercent && Number.isInteger(off)) return { discountPercentage: String(off) };
  const price = cells[columns.find(({ key }) => key === "priceCents")?.index ?? -1];
  const cents = inCents(price) - (isPercent ? (inCents(price) * off) / 100 : inCents(off));
  return cents > 0 ? { saleCents: inDollars(cents) } : {};
}

/** Files of programs have prices with a point. */
export const inCents = (dollars: string | number | undefined) => Math.round(Number(dollars) * 100);
export const inDollars = (cents: number) => (Math.round(cents) / 100).toFixed(2);
