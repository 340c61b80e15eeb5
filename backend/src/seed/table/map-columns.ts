import { FileUnusable } from "./file-unusable";
import { nearestName } from "./nearest-name";
import type { Table } from "./table";

/** A column that a file may have. */
export interface Column<Key extends string = string> {
  key: Key;
  /** As our own files spell it, and as errors name it. */
  heading: string;
  /** Other spellings; upper case, spaces and punctuation never matter. */
  aliases?: readonly string[];
}

/** Which cell of a row holds what. */
export interface ColumnMap<Key extends string = string> {
  columns: readonly { key: Key; heading: string; index: number }[];
  /** Columns headed `spec:<Label>`, in the file's order. */
  specs: readonly { label: string; heading: string; index: number }[];
  /** Columns that are not used, as sentences. */
  warnings: readonly string[];
}

const SPEC_HEADING = /^spec\s*:\s*(.+)$/i;

/**
 * Finds the columns of a table by their headings. Unknown columns are warned about, with the name
 * that was probably meant. Throws {@link FileUnusable} when two columns mean the same, or when
 * none of `identifying` is there.
 */
export function mapColumns<Key extends string>(
  table: Pick<Table, "file" | "header">,
  known: readonly Column<Key>[],
  { identifying, hasSpecs = false }: { identifying: readonly Key[]; hasSpecs?: boolean },
): ColumnMap<Key> {
  const columns: { key: Key; heading: string; index: number }[] = [];
  const specs: { label: string; heading: string; index: number }[] = [];
  const warnings: string[] = [];
  const seen = new Map<string, string>();
  for (const [index, heading] of table.header.entries()) {
    if (heading === "") continue;
    const label = hasSpecs ? SPEC_HEADING.exec(heading)?.[1]?.trim() : undefined;
    const column = label ? undefined : known.find((candidate) => isNamed(candidate, heading));
    const meaning = label ? `spec:${label.toLowerCase()}` : column?.key;
    if (!meaning) {
      warnings.push(unknownColumn(heading, known));
      continue;
    }
    const earlier = seen.get(meaning);
    if (earlier !== undefined) {
      throw new FileUnusable(
        table.file,
        `the columns "${earlier}" and "${heading}" mean the same. Remove one of them.`,
      );
    }
    seen.set(meaning, heading);
    if (label) specs.push({ label, heading, index });
    else if (column) columns.push({ key: column.key, heading, index });
  }
  if (!identifying.some((key) => columns.some((column) => column.key === key))) {
    const names = known.filter(({ key }) => identifying.includes(key)).map((c) => `"${c.heading}"`);
    throw new FileUnusable(
      table.file,
      `it has no column ${names.join(" or ")}, so its rows cannot be told apart. Its first row reads: ${table.header.slice(0, 8).join(", ")}.`,
    );
  }
  return { columns, specs, warnings };
}

function isNamed({ heading, aliases = [] }: Column, given: string): boolean {
  const wanted = plain(given);
  return [heading, ...aliases].some((name) => plain(name) === wanted);
}

function unknownColumn(heading: string, known: readonly Column[]): string {
  const meant = nearestName(
    heading,
    known.flatMap((column) => [column.heading, ...(column.aliases ?? [])]),
  );
  return `The column "${heading}" is not known and was left out.${meant ? ` Did you mean "${meant}"?` : ""}`;
}

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "");
}
