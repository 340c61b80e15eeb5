import type { z } from "zod";
import { checkUnique } from "./rows/check-unique";
import { type ReadRow, readRows } from "./rows/read-rows";
import type { RowError } from "./rows/row-error";
import { type Column, mapColumns } from "./table/map-columns";
import { readCsvTable } from "./table/read-csv-table";

/** How the rows of one kind of data are read. */
export interface CatalogueFormat<Key extends string, Schema extends z.ZodType<object>> {
  columns: readonly Column<Key>[];
  row: Schema;
  /** One of these columns must be there, and no two rows may share a value. */
  identifying: readonly (Key & keyof z.output<Schema> & string)[];
  hasSpecs?: boolean;
}

/** A catalogue file after reading, before its rows are compared with the shop. */
export interface CatalogueFile<Row> {
  file: string;
  /** How many rows the file has, good and bad. */
  rowCount: number;
  rows: ReadRow<Row>[];
  errors: RowError[];
  warnings: readonly string[];
}

/** Reads and checks a file of the catalogue. Throws FileUnusable. */
export async function readCatalogueFile<Key extends string, Schema extends z.ZodType<object>>(
  path: string,
  format: CatalogueFormat<Key, Schema>,
): Promise<CatalogueFile<z.output<Schema>>> {
  const table = await readCsvTable(path);
  const map = mapColumns(table, format.columns, format);
  const read = readRows(table, map, format.row);
  let rows = read.rows;
  const errors = [...read.errors];
  for (const key of format.identifying) {
    const heading = map.columns.find((column) => column.key === key)?.heading;
    if (!heading) continue;
    const unique = checkUnique(table.file, rows, key, heading);
    rows = unique.rows;
    errors.push(...unique.errors);
  }
  return {
    file: table.file,
    rowCount: table.rows.length,
    rows,
    errors,
    warnings: map.warnings.map((warning) => `${table.file}: ${warning}`),
  };
}
