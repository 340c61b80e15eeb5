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

/**
 * A row with errors as it is without the cells that have them, so that what else is wrong with it can
 * be told at the same time. Nothing where the row as a whole cannot be read, or a cell that says what
 * it is about.
 */
export function finishedPart<Schema extends z.ZodType<object>>(
  table: Pick<Table, "file" | "header" | "delimiter">,
  map: ColumnMap,
  schema: Schema,
  folded: FoldedRow,
  errors: readonly RowError[],
): ReadRow<z.output<Schema>> | undefined {
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
  const read = readRow(table, map, schema, {
    ...without(folded, folded.variantRow),
    further: folded.further.map((each) => without(each)),
  });
  return isReadRow(read) ? read : undefined;
}
