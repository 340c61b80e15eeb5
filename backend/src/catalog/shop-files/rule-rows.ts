import { detectDelimiter } from "@eldercare/catalog-import";
import { CsvError, parse } from "csv-parse/sync";

/** A row of one of the shop's files of rules, by its headings. */
export interface RuleRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  cells: Readonly<Record<string, string>>;
}

export interface RuleRows {
  rows: RuleRow[];
  /** What is wrong with rows, which are left out. */
  problems: string[];
  /** Why nothing of the file can be read. */
  unusable?: string;
}

/**
 * The rows of a file of rules as spreadsheets write it, with commas, semicolons or tabs between its
 * cells. One bad row takes no other with it.
 */
export function ruleRows(csv: string, columns: readonly string[]): RuleRows {
  const { delimiter, skip } = detectDelimiter(csv);
  const { rows, problems } = cellsOf(csv.slice(skip), delimiter);
  const [header, ...others] = rows;
  if (!header) return { rows: [], problems, unusable: "It is empty." };
  const missing = columns.filter((column) => !header.cells.includes(column));
  if (missing.length > 0) {
    const unusable = `The columns ${missing.join(", ")} are missing.`;
    return { rows: [], problems, unusable };
  }
  const wide = others.filter(({ cells }) => cells.slice(header.cells.length).some(Boolean));
  for (const { row } of wide) {
    problems.push(
      `Row ${row}: it has more cells than there are columns; put quotes around a cell with a comma.`,
    );
  }
  const read = others
    .filter((each) => !wide.includes(each))
    .map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(
        header.cells.map((column, index) => [column, cells[index] ?? ""] as const),
      ),
    }));
  return { rows: read, problems };
}

interface Cells {
  row: number;
  cells: readonly string[];
}

/** Rows that hold anything. Where quotation marks do not pair up, each line is read by itself. */
function cellsOf(csv: string, delimiter: string): { rows: Cells[]; problems: string[] } {
  const options = { delimiter, bom: true, trim: true, relax_column_count: true } as const;
  const rowsOf = (all: readonly (readonly string[])[]) =>
    all
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.some(Boolean));
  try {
    return { rows: rowsOf(parse(csv, { ...options, skip_empty_lines: false })), problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  const problems: string[] = [];
  const lines = csv.split(/\r\n|\n|\r/).map((line, index): readonly string[] => {
    try {
      return parse(line, { ...options, relax_quotes: true })[0] ?? [];
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      problems.push(`Row ${index + 1}: its quotation marks do not pair up.`);
      return [];
    }
  });
  return { rows: rowsOf(lines), problems };
}
