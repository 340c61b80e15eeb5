import type { z } from "zod";
import type { SourceFile } from "../table/byte-source.js";
import type { ColumnChoices } from "../table/column-choices.js";
import { FileUnusable } from "../table/file-unusable.js";
import { withSaleDays } from "../table/google-sale-days.js";
import {
  type Column,
  type ColumnMap,
  type MappingOptions,
  mapColumns,
  mapLeniently,
} from "../table/map-columns.js";
import { openTable } from "../table/open-table.js";
import type { Table, TableRow } from "../table/table.js";
import { type AskedColumns, askedColumns, ColumnsUnclear } from "./asked-columns.js";
import { UniqueCheck } from "./check-unique.js";
import { DecimalSigns } from "./decimal-signs.js";
import { finishedPart, subjectOf } from "./finished-part.js";
import { type FoldedRow, foldRows } from "./fold-rows.js";
import { goWith } from "./go-with.js";
import { inOneCurrency } from "./other-currencies.js";
import { isReadRow, type ReadRow, readRow } from "./read-row.js";
import type { RowError } from "./row-error.js";
import { untaxedRows } from "./untaxed-rows.js";

/** How the rows of one kind of data are read. */
export interface CatalogFormat<Key extends string, Schema extends z.ZodType<object>> {
  columns: readonly Column<Key>[];
  /** What the sheet of a workbook is called that holds them; without such a one the first counts. */
  sheets: readonly string[];
  row: Schema;
  /** One of these columns must be there, and no two rows may share a value. */
  identifying: readonly Key[];
  /** As `identifying`, but two rows may share a value. */
  naming?: readonly Key[];
  hasSpecs?: boolean;
  /** Whether a thing may have several rows, one for each of its variants. */
  hasVariants?: boolean;
  /** Columns that are for people only. */
  ignored?: readonly string[];
  /** What a new thing must have: each as columns of which one is enough. */
  needed?: readonly (readonly Key[])[];
}

/** What people said of the columns of a file with this header. */
export type ChosenColumns = (header: readonly string[]) => ColumnChoices | Promise<ColumnChoices>;

/**
 * One thing of a file, read and checked by itself. All its `rows` are kept for the file of rejected
 * rows; `row` is the first of them.
 */
export type CheckedRow<Row> = { row: number; rows: readonly TableRow[] } & (
  | { read: ReadRow<Row>; errors: readonly [] }
  | {
      read?: undefined;
      errors: readonly RowError[];
      /** What it says without the cells that have errors, where that can be compared with the shop. */
      rest?: ReadRow<Row> | undefined;
      said: CellTexts;
    }
);

/** What a row with errors says for a key, as it was written. */
export type CellTexts = (key: string) => string | undefined;

/** A catalog file whose rows are read as they are needed. */
export interface OpenCatalogFile<Row> {
  table: Table;
  /** Complete once the rows were read. */
  readonly warnings: readonly string[];
  asked: AskedColumns;
  /** What a column is about, by its heading in the file or by ours. */
  subjectOf(heading: string): string;
  rows(): AsyncIterable<CheckedRow<Row>>;
}

/** A catalog file after reading, before its rows are compared with the shop. */
export interface CatalogFile<Row> {
  file: string;
  header: readonly string[];
  /** How many rows the file has, good and bad. */
  rowCount: number;
  rows: ReadRow<Row>[];
  errors: RowError[];
  /** Of rows with errors: what they say without the cells that have them, where that is something. */
  rests: ReadRow<Row>[];
  /** What a column is about, by its heading in the file or by ours. */
  subjectOf(heading: string): string;
  warnings: readonly string[];
  asked: AskedColumns;
  /** The cells of a row, by its number. */
  cellsOf: ReadonlyMap<number, readonly string[]>;
}

const NOTHING_CHOSEN: ChosenColumns = () => new Map();

/**
 * Opens a file of the catalog. Throws FileUnusable; where columns are the reason, ColumnsUnclear.
 */
export async function openCatalogFile<Key extends string, Schema extends z.ZodType<object>>(
  source: SourceFile,
  format: CatalogFormat<Key, Schema>,
  chosen: ChosenColumns = NOTHING_CHOSEN,
): Promise<OpenCatalogFile<z.output<Schema>>> {
  const table = withSaleDays(await openTable(source, format.sheets, hasKnownNames(format)));
  const choices = await chosen(table.header);
  const asked = await askedColumns(table, { ...format, choices });
  const map = mapped(table, { ...format, choices }, asked);
  const signs = new DecimalSigns(table, map);
  const priced = await inOneCurrency(table, map);
  const untaxed = await untaxedRows(table, map);
  async function* rows(): AsyncGenerator<CheckedRow<z.output<Schema>>> {
    const unique = new UniqueCheck(table.file, map, format.identifying);
    for await (const folded of foldRows(priced.rows, map)) {
      const { row, rows } = folded;
      const signed = await signs.mapFor(rows);
      const read = readRow(table, signed, format.row, folded);
      const repeats = [folded, ...folded.further].flatMap((each) => unique.repeats(each, folded));
      const unusable = folded.problem ? [{ file: table.file, row, ...folded.problem }] : [];
      const { rest, further } = isReadRow(read)
        ? { rest: read, further: [] }
        : finishedPart(table, signed, format, folded, read);
      const errors = [...unusable, ...(isReadRow(read) ? [] : read), ...further, ...repeats];
      if (errors.length > 0 || !isReadRow(read)) {
        const said = (key: string) => textOf(key, map, folded);
        yield { row, rows, errors, rest: unusable.length > 0 ? undefined : rest, said };
      } else yield { row, rows, read, errors: [] };
    }
  }
  return {
    table,
    asked,
    get warnings() {
      return [
        ...[...(table.notes ?? []), ...map.warnings].map((warning) => `${table.file}: ${warning}`),
        ...signs.warnings,
        ...priced.warnings,
        ...untaxed,
      ];
    },
    subjectOf: (heading) => subjectOf(heading, map, format.columns),
    rows,
  };
}

/** A row that has two names of columns is no title. */
const hasKnownNames =
  <Key extends string>({
    columns,
    ...options
  }: MappingOptions<Key> & { columns: readonly Column<Key>[] }) =>
  (header: readonly string[]): boolean => {
    const { map } = mapLeniently({ file: "", header }, columns, options);
    return map.columns.length + map.specs.length > 1;
  };

function mapped<Key extends string, Schema extends z.ZodType<object>>(
  table: Table,
  format: CatalogFormat<Key, Schema> & { choices: ColumnChoices },
  asked: AskedColumns,
): ColumnMap<Key> {
  const identifying = [...format.identifying, ...(format.naming ?? [])];
  try {
    return mapColumns(table, format.columns, { ...format, identifying });
  } catch (error) {
    if (!(error instanceof FileUnusable)) throw error;
    throw new ColumnsUnclear(error, asked);
  }
}

function textOf(key: string, map: ColumnMap, { cells, lists }: FoldedRow): string | undefined {
  if (key in lists) return lists[key];
  const column = map.columns.find((each) => each.key === key);
  return (column && cells[column.index]) || undefined;
}

/** Reads and checks all of a file that is small enough to be held. Throws FileUnusable. */
export async function readCatalogFile<Key extends string, Schema extends z.ZodType<object>>(
  source: SourceFile,
  format: CatalogFormat<Key, Schema>,
  chosen?: ChosenColumns,
): Promise<CatalogFile<z.output<Schema>>> {
  const opened = await openCatalogFile(source, format, chosen);
  const { table, asked, subjectOf, rows } = opened;
  const good: ReadRow<z.output<Schema>>[] = [];
  const rests: ReadRow<z.output<Schema>>[] = [];
  const errors: RowError[] = [];
  const cellsOf = new Map<number, readonly string[]>();
  for await (const checked of rows()) {
    const { rows: all, errors: found } = checked;
    for (const { row, cells } of all) cellsOf.set(row, cells);
    errors.push(...found, ...goWith(table.file, all, found));
    if (checked.read) good.push(checked.read);
    else if ("rest" in checked && checked.rest) rests.push(checked.rest);
  }
  return {
    file: table.file,
    header: table.header,
    rowCount: cellsOf.size,
    rows: good,
    rests,
    errors,
    subjectOf,
    warnings: opened.warnings,
    asked,
    cellsOf,
  };
}
