import { type ColumnChoices, choiceKey } from "./column-choices.js";
import { foreignNote, unknownColumn } from "./column-notes.js";
import { type Dialect, isHelper, isUnlike, knownHeader } from "./dialect.js";
import { FileUnusable } from "./file-unusable.js";
import { nearestName } from "./nearest-name.js";
import { plainName } from "./plain-name.js";
import { PROBLEM_HEADING } from "./problem-heading.js";
import type { Table } from "./table.js";

/** A column that a file may have. */
export interface Column<Key extends string = string> {
  key: Key;
  /** As our own files spell it, and as errors name it. */
  heading: string;
  /** Other spellings; upper case, spaces and punctuation never matter. */
  aliases?: readonly string[];
  /** What other shops' exports call it, the best first; `#` stands for any number. */
  foreign?: readonly string[];
  /**
   * Where another shop's file has several of them, each row's best cell that is not blank counts;
   * `besideOurs`: also where one of them has our own heading.
   */
  takesFirstFilled?: boolean | "besideOurs";
  /** Whether any file may have several of them: each row's first cell that is not blank counts. */
  mayRepeat?: boolean;
  /** Numbers with decimals: French spreadsheets write a comma for the point. */
  isDecimal?: boolean;
  /** Whole numbers. */
  isWhole?: boolean;
}

/** What stands before the decimals of a column's numbers; "both": now one, now the other. */
export type DecimalSign = "," | "." | "both";

export interface MappedColumn<Key extends string = string> {
  key: Key;
  heading: string;
  index: number;
  isDecimal?: boolean;
  isWhole?: boolean;
  /** Undefined where nothing in the file shows it. */
  sign?: DecimalSign;
  /** What makes grams of a weight in the unit that the heading names. */
  grams?: number;
  /** Of several columns for one key: the lower one counts, where its cell is not blank. */
  rank?: number;
}

/** What a product's variants differ in, and which value of it a variant has. */
export interface OptionColumns {
  number: number;
  /** Its name, where a person said that this column holds its values. */
  called?: string;
  name?: { heading: string; index: number };
  value?: { heading: string; index: number };
}

/** Which cell of a row holds what. */
export interface ColumnMap<Key extends string = string> {
  /** A key stands here more than once where another shop's file has numbered columns for it. */
  columns: readonly MappedColumn<Key>[];
  /** Columns headed `spec:<Label>`, in the file's order. */
  specs: readonly { label: string; heading: string; index: number }[];
  /** Columns `Option 1 Name` and `Option 1 Value`, the lowest number first. */
  options: readonly OptionColumns[];
  /** Vendure's cells that hold all names, or all values, separated by `|`. */
  optionLists?: { names: number; values: number };
  dialect: Dialect;
  /** Places of all columns by their plain names: other shops say in some what a row is about. */
  places: ReadonlyMap<string, number>;
  /** Cells that number the pictures of other shops' products. */
  imagePositions: readonly number[];
  /** Columns of which nobody knows or has said what they are, in the file's order. */
  unknown: readonly { heading: string; index: number }[];
  /** Columns that are not used, as sentences. */
  warnings: readonly string[];
}

export interface MappingOptions<Key extends string> {
  identifying: readonly Key[];
  hasSpecs?: boolean;
  hasVariants?: boolean;
  /** Columns that are for people only: left out without a word. */
  ignored?: readonly string[];
  /** What people said of columns; it counts before what their headings say. */
  choices?: ColumnChoices;
}

/**
 * `Option 1 Name`, Shopify's `Option1 Value`, Medusa's `Variant Option 1 Value`; Squarespace's and
 * Square's `Option Name 1`.
 */
const OPTION_HEADING =
  /^(?:variant)?option(?:(?<before>\d{1,2})(?=name|value)|)(?<part>name|value)(?<behind>\d{1,2}|)$/;
/** WooCommerce's `Attribute 1 value(s)`. */
const ATTRIBUTE_HEADING = /^attribute(?<before>\d{1,2})(?<part>name|value)s?$/;
/** Grams of the units that stand behind a weight, as in `Weight (lbs)`. */
const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000,
  lb: 453.592_37,
  lbs: 453.592_37,
  oz: 28.349_523_125,
};
const SPEC_HEADING = /^spec\s*:\s*(.+)$/is;
/** What is said of a column that tells variants apart: `option:Size`. */
const OPTION_CALLED = /^option\s*:\s*(.+)$/is;
/** Options that files number stand before those that somebody named. */
const FIRST_CALLED = 100;

/**
 * Finds the columns of a table by what people said of them and by their headings: ours, or those of
 * other shops' files. Unknown columns are warned about, with the name that was probably meant. Throws
 * {@link FileUnusable} when two columns mean the same, or when none of `identifying` is there.
 */
export function mapColumns<Key extends string>(
  table: Pick<Table, "file" | "header">,
  known: readonly Column<Key>[],
  options: MappingOptions<Key>,
): ColumnMap<Key> {
  const { map, clash } = mapLeniently(table, known, options);
  if (clash) {
    throw new FileUnusable(
      table.file,
      `the columns "${clash[0]}" and "${clash[1]}" mean the same. Remove one of them.`,
    );
  }
  const { identifying } = options;
  if (!identifying.some((key) => map.columns.some((column) => column.key === key))) {
    const names = known.filter(({ key }) => identifying.includes(key)).map((c) => `"${c.heading}"`);
    throw new FileUnusable(
      table.file,
      `it has no column ${names.join(" or ")}, so its rows cannot be told apart. Its first row reads: ${table.header.slice(0, 8).join(", ")}.`,
    );
  }
  return map;
}

/** As {@link mapColumns}, for a file that may not be usable yet: of two columns that mean the same the later is unknown. */
export function mapLeniently<Key extends string>(
  table: Pick<Table, "file" | "header">,
  known: readonly Column<Key>[],
  { hasSpecs = false, hasVariants = false, ignored = [], choices = new Map() }: MappingOptions<Key>,
): { map: ColumnMap<Key>; clash: readonly [string, string] | undefined } {
  const { dialect, names } = knownHeader(table.header);
  const columns: MappedColumn<Key>[] = [];
  const specs: { label: string; heading: string; index: number }[] = [];
  const unknown: NamedHeading[] = [];
  const options = new Map<number, OptionColumns>();
  const seen = new Map<string, string>();
  let clash: readonly [string, string] | undefined;
  for (const [index, heading] of table.header.entries()) {
    if (heading === "" || isCalled(heading, PROBLEM_HEADING, ...ignored)) continue;
    const chosen = choices.get(choiceKey(heading));
    if (chosen === "") continue;
    const name = chosen ?? names[index] ?? heading;
    const label = hasSpecs ? SPEC_HEADING.exec(name)?.[1]?.trim() : undefined;
    const option = hasVariants ? optionPart(name, dialect) : undefined;
    const called = hasVariants ? OPTION_CALLED.exec(name)?.[1]?.trim() : undefined;
    const column =
      label || option || called
        ? undefined
        : known.find((each) => isOurs(each, name, chosen === undefined ? dialect : "own"));
    if (chosen !== undefined && !column && !label && !option && !called) {
      throw new FileUnusable(table.file, noSuchField(heading, chosen, known));
    }
    const meaning = label
      ? `spec:${label.toLowerCase()}`
      : called
        ? `option:${called.toLowerCase()}`
        : option
          ? `option ${option.number} ${option.part}`
          : column?.key;
    const earlier = meaning === undefined ? undefined : seen.get(meaning);
    if (column?.mayRepeat && earlier !== undefined) {
      columns.push({ ...mapped(column, heading, index, name), rank: index });
      continue;
    }
    if (earlier !== undefined) clash ??= [earlier, heading];
    if (meaning === undefined || earlier !== undefined) {
      unknown.push({ heading, index, name });
      continue;
    }
    seen.set(meaning, heading);
    if (label) specs.push({ label, heading, index });
    else if (called) {
      const number = FIRST_CALLED + index;
      options.set(number, { number, called, value: { heading, index } });
    } else if (option) {
      const { number, part } = option;
      options.set(number, { number, ...options.get(number), [part]: { heading, index } });
    } else if (column) columns.push(mapped(column, heading, index, name));
  }
  const foreign =
    dialect === "own"
      ? []
      : foreignColumns(
          known,
          unknown.filter(({ name }) => !isUnlike(dialect, name)),
          seen,
        );
  columns.push(...foreign);
  columns.sort((a, b) => a.index - b.index);
  const lists = dialect === "vendure" ? optionLists(unknown) : undefined;
  const used = new Set([...foreign.map(({ index }) => index), ...Object.values(lists ?? {})]);
  const leftOut = unknown.filter(({ name, index }) => !used.has(index) && !isHelper(dialect, name));
  const map = {
    columns,
    specs,
    options: [...options.values()].sort((a, b) => a.number - b.number),
    ...(lists && { optionLists: lists }),
    dialect,
    places: new Map(names.map((name, index) => [plainName(name), index])),
    imagePositions: unknown
      .filter(({ name }) => isCalled(name, "Image Position"))
      .map(({ index }) => index),
    unknown: leftOut,
    warnings:
      dialect === "own"
        ? leftOut.map(({ heading }) => unknownColumn(heading, known))
        : [
            foreignNote(
              dialect,
              known,
              columns,
              optionHeadings(table.header, options, lists),
              leftOut,
            ),
          ],
  };
  return { map, clash };
}

/** Which part of which option a column holds. */
function optionPart(
  name: string,
  dialect: Dialect,
): { number: number; part: "name" | "value" } | undefined {
  const pattern = dialect === "woocommerce" ? ATTRIBUTE_HEADING : OPTION_HEADING;
  const { before, behind, part } = pattern.exec(plainName(name))?.groups ?? {};
  const number = Number(before || behind || 0);
  if (number === 0) return undefined;
  return { number, part: part === "name" ? "name" : "value" };
}

function noSuchField(heading: string, chosen: string, known: readonly Column[]): string {
  const headings = known.map((column) => column.heading);
  const meant = nearestName(chosen, headings);
  const all = meant ? `Did you mean "${meant}"?` : `They are ${headings.join(", ")}.`;
  return `"${chosen}", which the column "${heading}" is to be, is none of the shop's columns. ${all}`;
}

/** In another shop's file its own names count before ours: its "Price" is not our "Price". */
function isOurs({ heading, aliases = [] }: Column, given: string, dialect: Dialect): boolean {
  const names = dialect === "own" ? [heading, ...aliases] : [heading];
  return isCalled(given, ...names) && !isUnlike(dialect, given);
}

function isCalled(given: string, ...names: readonly string[]): boolean {
  return names.some((name) => plainName(name) === plainName(given));
}

/** For each key that has no column yet, the best of the names that other shops use. */
function foreignColumns<Key extends string>(
  known: readonly Column<Key>[],
  headings: readonly NamedHeading[],
  seen: ReadonlyMap<string, string>,
): MappedColumn<Key>[] {
  const taken = new Set<number>();
  return known.flatMap((column) => {
    if (seen.has(column.key) && column.takesFirstFilled !== "besideOurs") return [];
    const ranked: MappedColumn<Key>[] = [];
    for (const known of [...(column.foreign ?? []), ...(column.aliases ?? [])]) {
      const found = headings.filter(
        ({ name, index }) =>
          !taken.has(index) &&
          plainName(known.includes("#") ? name.replace(/\d+/, "#") : name, "#") ===
            plainName(known, "#"),
      );
      if (found.length === 0) continue;
      for (const { index } of found) taken.add(index);
      const columns = found.map(({ heading, index, name }) => mapped(column, heading, index, name));
      if (!column.takesFirstFilled) return columns;
      ranked.push(...columns.map((each, place) => ({ ...each, rank: ranked.length + place + 1 })));
    }
    return ranked;
  });
}

/** A heading with the name by which it is known, in English. */
interface NamedHeading {
  heading: string;
  index: number;
  name: string;
}

function mapped<Key extends string>(
  { key, isDecimal, isWhole }: Column<Key>,
  heading: string,
  index: number,
  name: string,
): MappedColumn<Key> {
  const unit = key === "weight" ? /\((\w+)\)\s*$/.exec(name)?.[1]?.toLowerCase() : undefined;
  const grams = GRAMS[unit ?? ""];
  return {
    ...{ key, heading, index },
    ...(isDecimal && { isDecimal }),
    ...(isWhole && { isWhole }),
    ...(grams && { grams }),
  };
}

function optionLists(
  headings: readonly NamedHeading[],
): { names: number; values: number } | undefined {
  const at = (known: string) => headings.find(({ name }) => isCalled(name, known))?.index;
  const [names, values] = [at("optionGroups"), at("optionValues")];
  return names === undefined || values === undefined ? undefined : { names, values };
}

function optionHeadings(
  header: readonly string[],
  options: ReadonlyMap<number, OptionColumns>,
  lists: Readonly<Record<string, number>> = {},
): string[] {
  const numbered = [...options.values()].flatMap(({ name, value }) =>
    [name, value].flatMap((part) => part?.heading ?? []),
  );
  return [...numbered, ...Object.values(lists).map((index) => header[index] ?? "")];
}
