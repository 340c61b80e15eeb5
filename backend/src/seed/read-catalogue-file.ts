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
  identifying: readonly Key[];
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
  const repeated = checkUnique(table, map, format.identifying);
  const repeatedRows = new Set(repeated.map(({ row }) => row));
  return {
    file: table.file,
    rowCount: table.rows.length,
    rows: read.rows.filter(({ row }) => !repeatedRows.has(row)),
    errors: [...read.errors, ...repeated],
    warnings: map.warnings.map((warning) => `${table.file}: ${warning}`),
  };
}
