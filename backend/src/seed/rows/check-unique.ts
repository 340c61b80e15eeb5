import type { ColumnMap } from "../table/map-columns";
import type { Table } from "../table/table";
import type { RowError } from "./row-error";

/**
 * Finds rows that repeat an earlier row's value in one of the columns `keys`: of two rows about one
 * thing, nobody could say which one is right. Upper case makes no difference.
 */
export function checkUnique(table: Table, map: ColumnMap, keys: readonly string[]): RowError[] {
  const columns = map.columns.filter(({ key }) => keys.includes(key));
  return columns.flatMap(({ heading, index }) => {
    const firstRow = new Map<string, number>();
    return table.rows.flatMap(({ row, cells }): RowError[] => {
      const value = cells[index] ?? "";
      if (value === "") return [];
      const earlier = firstRow.get(value.toLowerCase());
      if (earlier === undefined) {
        firstRow.set(value.toLowerCase(), row);
        return [];
      }
      return [
        {
          file: table.file,
          row,
          column: heading,
          value,
          reason: `It is in row ${earlier} already.`,
          fix: "Remove one of the two rows, or correct it.",
        },
      ];
    });
  });
}
