import { NO } from "../cells/cells.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { Table } from "../table/table.js";
import { listedRows } from "./listed-rows.js";

/** What other shops call the column, plainly: Shopify's, old and new, and WooCommerce's. */
const NAMES = ["varianttaxable", "chargetax", "taxstatus", "taxable"];

/**
 * What other shops say of taxes in a yes or no is not enough here: zero-rated and exempt differ. Rows
 * that are not taxable are named, so that somebody says which of the two they are.
 */
export async function untaxedRows(
  table: Pick<Table, "file" | "rows">,
  { columns, places }: Pick<ColumnMap, "columns" | "places">,
): Promise<string[]> {
  const taxClass = columns.find(({ key }) => key === "taxClass")?.index ?? -1;
  const place = NAMES.flatMap((name) => places.get(name) ?? []).find((at) => at !== taxClass);
  if (place === undefined) return [];
  const rows: number[] = [];
  for await (const { row, cells } of table.rows()) {
    const word = cells[place]?.toLowerCase() ?? "";
    if ((word === "none" || NO.includes(word)) && !cells[taxClass]) rows.push(row);
  }
  if (rows.length === 0) return [];
  return [
    `${table.file}: ${listedRows(rows)} ${rows.length === 1 ? "is" : "are"} said to be not taxable; choose a Tax Class, or taxes are charged.`,
  ];
}
