import type { z } from "zod";
import type { Column, ColumnMap } from "../table/map-columns.js";
import type { Table } from "../table/table.js";
import type { FoldedRow, FoldedVariant } from "./fold-rows.js";
import { isReadRow, type ReadRow, readRow } from "./read-row.js";
import type { RowError } from "./row-error.js";

/** Cells that say the same thing together: an error of one makes others of them follow. */
const TOGETHER: Readonly<Record<string, string>> = {
  originalCents: "price",
  priceCents: "price",
  saleCents: "price",
  discountPercentage: "price",
  files: "images",
  alts: "images",
  variantFiles: "images",
  category: "category",
  categories: "category",
};
/** Without these nobody knows which product a row is about. */
const TELLING = ["sku", "slug", "title"];

/** What a heading of the file or of ours is about, so that a fault is not told twice in other words. */
export function subjectOf(
  heading: string,
  map: Pick<ColumnMap, "columns">,
  known: readonly Column[],
): string {
  const key =
    map.columns.find((column) => column.heading === heading)?.key ??
    known.find((column) => column.heading === heading)?.key;
  return key === undefined ? heading : (TOGETHER[key] ?? key);
}

/** What is left of a row with errors. */
export interface FinishedPart<Row> {
  /**
   * The row without the cells that have errors, so that what else is wrong with it can be told at the
   * same time. Nothing where the row as a whole cannot be read, or a cell that says what it is about.
   */
  rest: ReadRow<Row> | undefined;
  /** What only shows when those cells are gone: that two others do not agree. */
  further: readonly RowError[];
}

/** Leaves out the cells that have `errors`, and as long as that shows others, those. */
export function finishedPart<Schema extends z.ZodType<object>>(
  table: Pick<Table, "file" | "header">,
  map: ColumnMap,
  { row: schema, columns }: { row: Schema; columns: readonly Column[] },
  folded: FoldedRow,
  errors: readonly RowError[],
): FinishedPart<z.output<Schema>> {
  const subject = ({ row, column }: RowError) => `${row} ${subjectOf(column, map, columns)}`;
  const all = [...errors];
  for (;;) {
    const further = all.slice(errors.length);
    const part = withoutWrong(map, folded, all);
    if (!part) return { rest: undefined, further };
    const read = readRow(table, map, schema, part);
    if (isReadRow(read)) return { rest: read, further };
    const told = new Set(all.map(subject));
    // What is wrong with the row as a whole follows from the cells that were left out.
    const fresh = read.filter((error) => error.column !== "" && !told.has(subject(error)));
    if (fresh.length === 0) return { rest: undefined, further };
    all.push(...fresh);
  }
}

function withoutWrong(
  map: ColumnMap,
  folded: FoldedRow,
  errors: readonly RowError[],
): FoldedRow | undefined {
  const wrong = errors.map(({ row, column }) => {
    const found = [...map.columns, ...map.specs].find(({ heading }) => heading === column);
    return found && { row, ...found };
  });
  const cells = wrong.filter((cell) => cell !== undefined);
  const isTelling = cells.some((cell) => "key" in cell && TELLING.includes(cell.key));
  if (cells.length < wrong.length || isTelling) return undefined;
  const without = <Each extends FoldedVariant>(each: Each, ...rows: (number | undefined)[]) => {
    const own = cells.filter(({ row }) => [each.row, ...rows].includes(row));
    const lists = Object.fromEntries(
      own.flatMap((cell) =>
        "key" in cell && cell.key in each.lists ? [[cell.key, undefined] as const] : [],
      ),
    );
    return {
      ...each,
      cells: each.cells.map((text, index) =>
        own.some((cell) => cell.index === index) ? "" : text,
      ),
      lists: { ...each.lists, ...lists },
    };
  };
  return {
    ...without(folded, folded.variantRow),
    further: folded.further.map((each) => without(each)),
  };
}
