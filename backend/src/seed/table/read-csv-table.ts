import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { FileUnusable } from "./file-unusable";
import type { Table, TableRow } from "./table";

/** Reads a CSV file (UTF-8, with or without byte order mark). Throws {@link FileUnusable}. */
export async function readCsvTable(path: string): Promise<Table> {
  const file = basename(path);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === "ENOENT" ? "there is no such file" : error.message;
    throw new FileUnusable(file, `it cannot be read (${reason}). Looked for it at ${path}.`);
  });
  return csvTable(file, bytes);
}

/** The table of a CSV file's bytes. Throws {@link FileUnusable}. */
export function csvTable(file: string, bytes: Uint8Array): Table {
  const records = parseRecords(file, decode(file, bytes));
  const [header, ...rest] = records.map((cells) => cells.map((cell) => cell.trim()));
  if (!header || header.every((cell) => cell === "")) {
    throw new FileUnusable(file, "it is empty. The first row must hold the column names.");
  }
  checkDelimiter(file, header);
  const rows: TableRow[] = rest
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  return { file, header, rows };
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FileUnusable(
      file,
      'it is not UTF-8 text. In a spreadsheet, save it as "CSV UTF-8 (comma delimited)".',
    );
  }
}

function parseRecords(file: string, text: string): string[][] {
  try {
    return parse(text, { relax_column_count: true, skip_empty_lines: false });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error ? ` near line ${error.lines}` : "";
    throw new FileUnusable(
      file,
      `its quotation marks do not pair up${line}. A cell with a comma, quote or line break must stand in quotes, and a quote in it must be doubled. (${error.message})`,
    );
  }
}

/** One long column name full of semicolons or tabs is a file of another dialect. */
function checkDelimiter(file: string, header: readonly string[]): void {
  const [only = ""] = header;
  if (header.length > 1 || !/[;\t]/.test(only)) return;
  const found = only.includes("\t") ? "tabs" : "semicolons";
  throw new FileUnusable(
    file,
    `its columns are separated by ${found}. In a spreadsheet, save it as "CSV UTF-8 (comma delimited)".`,
  );
}
