import type { z } from "zod";
import { withoutGroups } from "../cells/cells.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { Table, TableRow } from "../table/table.js";
import { unclearNumbers } from "./decimal-signs.js";
import type { FoldedRow, FoldedVariant } from "./fold-rows.js";
import type { RowError } from "./row-error.js";
import { VARIANT_KEYS } from "./variant-columns.js";

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
 * schema sees the row; `blank` names it. Every error of a row is reported, not only the first; so
 * are those of the rows of its further variants.
 */
export function readRow<Schema extends z.ZodType<object>>(
  table: Pick<Table, "file" | "header">,
  map: ColumnMap,
  schema: Schema,
  folded: FoldedRow,
): ReadRow<z.output<Schema>> | RowError[] {
  const { row, cells, further, notes } = folded;
  const bad = [folded, ...further].flatMap((each) => badCells(table, each));
  if (bad.length > 0) return bad;
  const blank = blankKeys(cells, map);
  const isForeign = map.dialect !== "own";
  const parsed = schema.safeParse({
    ...valuesOf(folded, map),
    ...(further.length > 0 && {
      variants: further.map((each) => ({
        ...valuesOf(each, map),
        row: each.row,
        blank: blankKeys(each.cells, map),
        isForeign,
      })),
    }),
    blank,
    isForeign,
  });
  const failed = [folded, ...further].flatMap((each) => [
    ...failedCells(table.file, map, each),
    ...unclearNumbers(table.file, map, each),
  ]);
  const unlike = further.flatMap((each) => otherWords(table.file, map, folded, each));
  const others = isForeign ? [] : unlike;
  if (parsed.success && others.length + failed.length === 0) {
    const all = isForeign ? [...notes, ...firstRowCounts(unlike)] : notes;
    return Object.assign(parsed.data, { row, blank, ...(all.length > 0 && { notes: all }) });
  }
  const issues = parsed.error?.issues ?? [];
  const wrong = [...issues.map((issue) => rowError(table.file, map, folded, issue)), ...others];
  // That the error of a formula, or an unclear number, is no price either need not be said.
  const isSaid = ({ row: at, column }: RowError) =>
    failed.some((each) => each.row === at && each.column === column);
  return [...failed, ...wrong.filter((error) => !isSaid(error))];
}

/** What makes a row unreadable as a whole. */
function badCells(
  { file, header }: Pick<Table, "file" | "header">,
  { row, cells }: TableRow,
): RowError[] {
  const extra = cells.slice(header.length).find((text) => text !== "");
  if (extra !== undefined) {
    return [
      {
        file,
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
    return [{ file, row, column: "", value: "", reason, fix: "Write the row anew." }];
  }
  return [];
}

/** What the row of a further variant says of the product that the product's first row does not. */
function otherWords(
  file: string,
  map: ColumnMap,
  first: FoldedRow,
  { row, cells }: TableRow,
): RowError[] {
  // As the file has it, where its HTML was made text.
  const written = first.rows[0]?.cells ?? [];
  const ofVariants: readonly string[] = VARIANT_KEYS;
  const ofPictures = map.dialect === "own" ? [] : ["files", "alts"];
  const ofProduct = map.columns.filter(
    ({ key }) => !ofVariants.includes(key) && !ofPictures.includes(key),
  );
  return [...ofProduct, ...map.specs].flatMap(({ heading: column, index }) => {
    const value = cells[index] ?? "";
    if ([first.cells[index], written[index], ""].includes(value)) return [];
    const reason = `Row ${first.row} says something else of the same product.`;
    const fix = "Say it in the product's first row, and leave the cell blank here.";
    return { file, row, column, value, reason, fix };
  });
}

/** Other shops read what is the product's from its first row alone. */
function firstRowCounts(unlike: readonly RowError[]): string[] {
  if (unlike.length === 0) return [];
  const columns = [...new Set(unlike.map(({ column }) => `"${column}"`))].join(", ");
  const rows = [...new Set(unlike.map(({ row }) => row))].join(", ");
  return [`Other rows say something else in ${columns} (${rows}); its first row was taken.`];
}

/** What spreadsheets show, and save, where a formula could not be worked out. */
const FORMULA_ERROR = /^#(?:REF|N\/A|VALUE|NAME|DIV\/0|NULL|NUM|SPILL|CALC|GETTING_DATA)[!?]?$/i;

function failedCells(file: string, map: ColumnMap, { row, cells }: TableRow): RowError[] {
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
  { cells, lists, options, specs = [] }: FoldedVariant,
  map: ColumnMap,
): Record<string, unknown> {
  const filled = <T extends { index: number }>(columns: readonly T[]) =>
    columns.filter(({ index }) => (cells[index] ?? "") !== "");
  // Of several cells for one key the last entry stays: the one of the lowest rank.
  const byRank = filled(map.columns).sort((one, other) => (other.rank ?? 0) - (one.rank ?? 0));
  const values: Record<string, unknown> = Object.fromEntries(
    byRank.map(({ key, index, isDecimal, grams, sign }) => {
      const text = cells[index] ?? "";
      // Of kilograms three decimals are grams.
      const decimals = grams && sign === "," ? 3 : 2;
      const number = isDecimal ? withPoint(text, decimals) : text;
      return [key, grams ? inGrams(number, grams) : number];
    }),
  );
  for (const [key, list] of Object.entries(lists)) values[key] = list;
  if (options.length > 0) values.options = options;
  if (map.specs.length + specs.length > 0) {
    const ofColumns = filled(map.specs).map(({ label, index }) => ({
      name: label,
      value: cells[index],
    }));
    values.specs = [...ofColumns, ...specs];
  }
  return values;
}

/** A weight in another unit; what is no number is left to the schema. */
function inGrams(text: string, grams: number): string {
  const plain = withoutGroups(text);
  const isNumber = /^(?:\d+\.?\d*|\.\d+)$/.test(plain);
  return isNumber ? String(Math.round(Number(plain) * grams)) : text;
}

/** `1 299,50 $` as French-Canadian spreadsheets write it becomes `1299.50`. */
function withPoint(text: string, decimals: number): string {
  const match = /^\$?\s?(\d{1,3}(?:\s\d{3})+|\d+),(\d+)\s?\$?$/.exec(text);
  return match && (match[2]?.length ?? 0) <= decimals
    ? `${match[1]?.replace(/\s/g, "")}.${match[2]}`
    : text;
}

function rowError(
  file: string,
  map: ColumnMap,
  folded: FoldedRow,
  issue: z.core.$ZodIssue,
): RowError {
  const [part, place, ...rest] = issue.path;
  const variant = part === "variants" ? folded.further[Number(place)] : undefined;
  const { cells } = variant ?? folded;
  const isOfVariant = VARIANT_KEYS.some((key) => key === part) || part === "options";
  const row = variant?.row ?? (isOfVariant ? (folded.variantRow ?? folded.row) : folded.row);
  const column = columnOf(map, cells, variant ? rest : issue.path);
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

function columnOf(
  map: ColumnMap,
  cells: readonly string[],
  [key, place, part]: readonly PropertyKey[],
) {
  if (key === "options") return map.options[Number(place)]?.[part === "name" ? "name" : "value"];
  if (key !== "specs") {
    const all = map.columns.filter((column) => column.key === key);
    return all.find(({ index }) => cells[index]) ?? all[0];
  }
  const filled = map.specs.filter(({ index }) => (cells[index] ?? "") !== "");
  return filled[Number(place)];
}
