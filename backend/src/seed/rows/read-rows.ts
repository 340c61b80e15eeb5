import type { z } from "zod";
import type { ColumnMap } from "../table/map-columns";
import type { Table } from "../table/table";
import type { RowError } from "./row-error";

/** A row that can be used, with its place in the file. */
export type ReadRow<T> = T & { row: number };

export interface ReadRows<T> {
  rows: ReadRow<T>[];
  errors: RowError[];
}

/**
 * Reads every row of a table with a schema. A blank cell, or a cell past the row's end, is left
 * out before the schema sees the row: it means "leave as it is". Rows with an error are not among
 * `rows`, and every error of a row is reported, not only the first.
 */
export function readRows<Schema extends z.ZodType>(
  table: Table,
  map: ColumnMap,
  schema: Schema,
): ReadRows<z.output<Schema>> {
  const rows: ReadRow<z.output<Schema>>[] = [];
  const errors: RowError[] = [];
  for (const { row, cells } of table.rows) {
    const extra = cells.slice(table.header.length).find((text) => text !== "");
    if (extra !== undefined) {
      errors.push({
        file: table.file,
        row,
        column: "",
        value: extra,
        reason: `It has more cells than there are columns (the first is "${extra}").`,
        fix: "Put quotes around a cell that has a comma in it.",
      });
      continue;
    }
    const parsed = schema.safeParse(valuesOf(cells, map));
    if (parsed.success) rows.push(Object.assign(parsed.data as object, { row }) as never);
    else
      errors.push(...parsed.error.issues.map((issue) => rowError(table, map, row, cells, issue)));
  }
  return { rows, errors };
}

function valuesOf(cells: readonly string[], map: ColumnMap): Record<string, unknown> {
  const filled = <T extends { index: number }>(columns: readonly T[]) =>
    columns.filter(({ index }) => (cells[index] ?? "") !== "");
  const values: Record<string, unknown> = Object.fromEntries(
    filled(map.columns).map(({ key, index }) => [key, cells[index]]),
  );
  if (map.specs.length > 0) {
    values.specs = filled(map.specs).map(({ label, index }) => ({
      name: label,
      value: cells[index],
    }));
  }
  return values;
}

function rowError(
  table: Table,
  map: ColumnMap,
  row: number,
  cells: readonly string[],
  issue: z.core.$ZodIssue,
): RowError {
  const column = columnOf(map, cells, issue.path);
  const params = issue.code === "custom" ? issue.params : undefined;
  return {
    file: table.file,
    row,
    column: column?.heading ?? "",
    value: column ? (cells[column.index] ?? "") : "",
    reason: issue.message,
    fix: typeof params?.fix === "string" ? params.fix : "Correct it and run again.",
  };
}

function columnOf(map: ColumnMap, cells: readonly string[], path: readonly PropertyKey[]) {
  if (path[0] !== "specs") return map.columns.find(({ key }) => key === path[0]);
  const filled = map.specs.filter(({ index }) => (cells[index] ?? "") !== "");
  return filled[Number(path[1])];
}
