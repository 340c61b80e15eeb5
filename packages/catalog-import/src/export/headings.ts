import type { Column } from "../table/map-columns.js";

/** Headings of columns by their keys. */
export function headingsOf(columns: readonly Column[], keys: readonly string[]): string[] {
  return keys.map((key) => columns.find((column) => column.key === key)?.heading ?? key);
}
