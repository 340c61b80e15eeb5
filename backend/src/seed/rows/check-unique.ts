import type { ReadRow } from "./read-rows";
import type { RowError } from "./row-error";

/**
 * Splits off rows that repeat an earlier row's value of a column: of two rows about one thing,
 * nobody could say which one is right.
 */
export function checkUnique<T extends object, Key extends keyof T & string>(
  file: string,
  rows: readonly ReadRow<T>[],
  key: Key,
  heading: string,
): { rows: ReadRow<T>[]; errors: RowError[] } {
  const firstRow = new Map<string, number>();
  const errors: RowError[] = [];
  const unique = rows.filter((row) => {
    const value = row[key];
    if (typeof value !== "string") return true;
    const earlier = firstRow.get(value.toLowerCase());
    if (earlier === undefined) {
      firstRow.set(value.toLowerCase(), row.row);
      return true;
    }
    errors.push({
      file,
      row: row.row,
      column: heading,
      value,
      reason: `It is in row ${earlier} already.`,
      fix: "Remove one of the two rows, or correct it.",
    });
    return false;
  });
  return { rows: unique, errors };
}
