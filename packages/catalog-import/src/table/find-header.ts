import type { TableRow } from "./table.js";

/** Whether a row holds names of columns. */
export type IsHeader = (cells: readonly string[]) => boolean;

/** Titles and notes above the names of columns take no more rows. */
const LOOKED_AT = 10;

/** The row with the names of columns, and what somebody should know of that, as sentences. */
export interface FoundHeader extends TableRow {
  notes: readonly string[];
}

/**
 * The first of the first rows that `isHeader`, else the first that is not blank; undefined where all
 * are blank.
 */
export async function findHeader(
  rows: AsyncIterable<TableRow>,
  isHeader: IsHeader,
): Promise<FoundHeader | undefined> {
  let first: TableRow | undefined;
  for await (const row of rows) {
    if (row.cells.every((cell) => cell === "")) continue;
    first ??= row;
    if (isHeader(row.cells)) return { ...row, notes: first === row ? [] : [noteOf(row, first)] };
    if (row.row - first.row >= LOOKED_AT - 1) break;
  }
  return first && { ...first, notes: [] };
}

const noteOf = ({ row }: TableRow, first: TableRow) =>
  `The column names are in row ${row}; what stands above, from row ${first.row}, was left out.`;
