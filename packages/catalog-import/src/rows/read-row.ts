import type { z } from "zod";
import type { ColumnMap } from "../table/map-columns.js";
import type { Table } from "../table/table.js";
import type { FoldedRow } from "./fold-rows.js";
import type { RowError } from "./row-error.js";

/** A row that can be used, with its place in the file and the keys of its blank cells. */
export type ReadRow<T> = T & {
  row: number;
  /** What its blank cells would hold; specifications as `spec:<Label>`. */
  blank?: readonly string[];
  /** What was done to its cells, as sentences. */
  notes?: readonly string[];
};

/** PostgreSQL's text has every character but this one. */
const NOT_STORABLE = "\u0000";

/**
 * Reads a row with a schema. A blank cell, or a cell past the row's end, is left out before the
 * schema sees the row; `blank` names it. Every error of a row is reported, not only the first.
 */
export function readRow<Schema extends z.ZodType<object>>(
  table: Pick<Table, "file" | "header" | "delimiter">,
  map: ColumnMap,
  schema: Schema,
  folded: FoldedRow,
): ReadRow<z.output<Schema>> | RowError[] {
  const { row, cells } = folded;
  const extra = cells.slice(table.header.length).find((text) => text !== "");
  if (extra !== undefined) {
    return [
      {
        file: table.file,
        row,
        column: "",
        value: extra,
        reason: `It has more cells than there are columns (the first is "${extra}").`,
        fix: "Put quotes around a cell that has a comma in it.",
      },
    ];
  }
  if (cells.some((text) => text.includes(NOT_STORABLE))) {
    const reason = "It has a character that cannot be stored (a zero byte).";
    return [{ file: table.file, row, column: "", value: "", reason, fix: "Write the row anew." }];
  }
  const failed = failedCells(table.file, map, folded);
  if (failed.length > 0) return failed;
  const blank = blankKeys(cells, map);
  const parsed = schema.safeParse({
    ...valuesOf(folded, map, table.delimiter),
    blank,
    isForeign: map.dialect !== "own",
  });
  if (parsed.success)
    return Object.assign(parsed.data, {
      row,
      blank,
      ...(folded.notes.length > 0 && { notes: folded.notes }),
    });
  return parsed.error.issues.map((issue) => rowError(table.file, map, folded, issue));
}

/** What spreadsheets show, and save, where a formula could not be worked out. */
const FORMULA_ERROR = /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC|GETTING_DATA)[!?]?$/i;

function failedCells(file: string, map: ColumnMap, { row, cells }: FoldedRow): RowError[] {
  return [...map.columns, ...map.specs].flatMap(({ heading: column, index }) => {
    const value = cells[index] ?? "";
    if (!FORMULA_ERROR.test(value)) return [];
    const reason = "It is the error of a formula, not a value.";
    return { file, row, column, value, reason, fix: "Correct it in the spreadsheet." };
  });
}

export function isReadRow<T extends object>(read: ReadRow<T> | RowError[]): read is ReadRow<T> {
  return !Array.isArray(read);
}

function blankKeys(cells: readonly string[], map: ColumnMap): string[] {
  const isBlank = ({ index }: { index: number }) => (cells[index] ?? "") === "";
  return [
    ...map.columns.filter(isBlank).map(({ key }) => key),
    ...map.specs.filter(isBlank).map(({ label }) => `spec:${label}`),
  ];
}

function valuesOf(
  { cells, lists }: FoldedRow,
  map: ColumnMap,
  delimiter: string,
): Record<string, unknown> {
  const filled = <T extends { index: number }>(columns: readonly T[]) =>
    columns.filter(({ index }) => (cells[index] ?? "") !== "");
  // Of several cells for one key the last entry stays: the one of the lowest rank.
  const byRank = filled(map.columns).sort((one, other) => (other.rank ?? 0) - (one.rank ?? 0));
  const values: Record<string, unknown> = Object.fromEntries(
    byRank.map(({ key, index, isDecimal }) => {
      const text = cells[index] ?? "";
      return [key, isDecimal && delimiter === ";" ? withPoint(text) : text];
    }),
  );
  for (const [key, list] of Object.entries(lists)) values[key] = list;
  if (map.specs.length > 0) {
    values.specs = filled(map.specs).map(({ label, index }) => ({
      name: label,
      value: cells[index],
    }));
  }
  return values;
}

/** `1 299,50 $` as French-Canadian spreadsheets write it becomes `1299.50`. */
function withPoint(text: string): string {
  const match = /^\$?\s?(\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+),(\d{1,2})\s?\$?$/.exec(text);
  return match ? `${match[1]?.replace(/\s/g, "")}.${match[2]}` : text;
}

function rowError(
  file: string,
  map: ColumnMap,
  { row, cells }: FoldedRow,
  issue: z.core.$ZodIssue,
): RowError {
  const column = columnOf(map, cells, issue.path);
  const params = issue.code === "custom" ? issue.params : undefined;
  return {
    file,
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
