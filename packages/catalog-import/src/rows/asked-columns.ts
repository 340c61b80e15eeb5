import { type ColumnChoices, choiceKey, headerKey } from "../table/column-choices.js";
import { FileUnusable } from "../table/file-unusable.js";
import { type Column, type MappingOptions, mapLeniently } from "../table/map-columns.js";
import type { Table } from "../table/table.js";
import { isYesOrNo, type StrangeColumn, suggestColumns } from "./suggest-column.js";

/** A column about which a person is asked, or has said something. */
export interface AskedColumn {
  heading: string;
  /** Up to three different cells, shortened. */
  examples: readonly string[];
  /** What it probably is: a heading of ours or `spec:<Label>`, or empty where nothing suggests itself. */
  suggestion: string;
  /** What a person said: a heading of ours, empty for leaving it out; null: not asked yet. */
  chosen: string | null;
}

/** What a person may be asked about a file. */
export interface AskedColumns {
  /** Tells files with the same header from others. */
  header: string;
  /** Whether it is another shop's file, of which the known columns are read and others left out. */
  isRecognised: boolean;
  columns: readonly AskedColumn[];
  /** What a column may be: headings of ours, `spec:<Label>` and `option:<Name>` besides. */
  fields: readonly string[];
  hasSpecs: boolean;
  hasVariants: boolean;
  /** What new things need and no column holds: each as headings of which one is enough. */
  missing: readonly (readonly string[])[];
}

/** A file that cannot be used before a person has said what its columns are. */
export class ColumnsUnclear extends FileUnusable {
  constructor(
    reason: FileUnusable,
    readonly asked: AskedColumns,
  ) {
    super(reason.file, "");
    this.message = reason.message;
  }
}

/** What is asked about columns besides what maps them. */
export interface AskingOptions<Key extends string> extends MappingOptions<Key> {
  columns: readonly Column<Key>[];
  /** What new things need: each as keys of which one is enough. */
  needed?: readonly (readonly Key[])[];
}

/** Rows that are looked at for examples. */
const LOOKED_AT = 200;
const [EXAMPLES, LONGEST_EXAMPLE] = [3, 80];

/** What a person should say of the columns of a table, with examples and suggestions. */
export async function askedColumns<Key extends string>(
  table: Pick<Table, "file" | "header" | "rows">,
  format: AskingOptions<Key>,
): Promise<AskedColumns> {
  const { columns: known, hasSpecs = false, hasVariants = false, needed = [] } = format;
  const choices = usable(table, format);
  const { map } = mapLeniently(table, known, { ...format, choices });
  const used = new Set<string>(map.columns.map(({ key }) => key));
  const asked = table.header.filter(
    (heading, index) =>
      choices.has(choiceKey(heading)) || map.unknown.some((column) => column.index === index),
  );
  const samples = asked.length > 0 ? await sampled(table) : new Map<string, string[]>();
  const strange = [...new Set(asked)].map((heading) => ({
    heading,
    values: samples.get(heading) ?? [],
  }));
  const free = known.filter(({ key }) => !used.has(key));
  const isRecognised = map.dialect !== "own";
  // What another shop's file has besides is left out knowingly: nothing of it is put forward.
  const suggested = isRecognised ? new Map<string, string>() : suggestColumns(strange, free);
  const lineOf = (column: StrangeColumn) =>
    hasSpecs && !isRecognised && isYesOrNo(column) ? `spec:${column.heading}` : "";
  const headings = (keys: readonly Key[]) =>
    keys.flatMap((key) => known.find((column) => column.key === key)?.heading ?? []);
  return {
    header: headerKey(table.header),
    isRecognised,
    columns: strange.map(({ heading, values }) => ({
      heading,
      examples: [...new Set(values)].slice(0, EXAMPLES).map(shortened),
      suggestion: suggested.get(heading) ?? lineOf({ heading, values }),
      chosen: choices.get(choiceKey(heading)) ?? null,
    })),
    fields: known
      .filter(({ key }) => !used.has(key) || isChosen(key, known, choices))
      .flatMap(({ key, heading }) =>
        key === "weight" ? ["Weight (g)", "Weight (kg)", "Weight (lbs)", "Weight (oz)"] : heading,
      ),
    hasSpecs,
    hasVariants,
    missing: needed.filter((keys) => !keys.some((key) => used.has(key))).map(headings),
  };
}

/** Choices of which each names a column of ours; others are asked anew. */
function usable<Key extends string>(
  table: Pick<Table, "file" | "header">,
  format: AskingOptions<Key>,
): ColumnChoices {
  const { choices = new Map<string, string>(), columns } = format;
  return new Map(
    [...choices].filter(([key, chosen]) => {
      try {
        mapLeniently(table, columns, { ...format, choices: new Map([[key, chosen]]) });
        return true;
      } catch (error) {
        if (error instanceof FileUnusable) return false;
        throw error;
      }
    }),
  );
}

function isChosen(key: string, known: readonly Column[], choices: ColumnChoices): boolean {
  const column = known.find((each) => each.key === key);
  const names = [column?.heading ?? "", ...(column?.aliases ?? [])].map(choiceKey);
  return [...choices.values()].some((chosen) => names.includes(choiceKey(chosen)));
}

async function sampled({ header, rows }: Pick<Table, "header" | "rows">) {
  const samples = new Map<string, string[]>(header.map((heading) => [heading, []]));
  let count = 0;
  for await (const { cells } of rows()) {
    for (const [index, text] of cells.entries()) {
      if (text !== "") samples.get(header[index] ?? "")?.push(text);
    }
    count += 1;
    if (count === LOOKED_AT) break;
  }
  return samples;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ");
  return line.length > LONGEST_EXAMPLE ? `${line.slice(0, LONGEST_EXAMPLE - 1)}…` : line;
}
