import type { TableRow } from "../table/table.js";
import type { RowError } from "./row-error.js";

/**
 * A product is taken with all its rows or not at all: what is said of those that have no error of
 * their own, so that none is left out unnamed and the mended file has them all.
 */
export function goWith(
  file: string,
  rows: readonly TableRow[],
  errors: readonly RowError[],
): RowError[] {
  const wrong = new Set(errors.map(({ row }) => row));
  const [faulty] = [...wrong];
  if (faulty === undefined) return [];
  return rows
    .filter(({ row }) => !wrong.has(row))
    .map(({ row }) => ({
      file,
      row,
      column: "",
      value: "",
      reason: `It belongs to the product of row ${faulty}, which has an error.`,
      fix: "It is loaded together with that row.",
    }));
}
