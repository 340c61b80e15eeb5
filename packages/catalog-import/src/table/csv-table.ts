import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { SourceFile } from "./byte-source.js";
import { cellOfFile } from "./cell-of-file.js";
import { detectDelimiter } from "./delimiter.js";
import { FileUnusable } from "./file-unusable.js";
import { findHeader, type IsHeader } from "./find-header.js";
import { withoutGuard } from "./formula-guard.js";
import type { Table, TableRow } from "./table.js";
import { decodeText, detectEncoding } from "./text-encoding.js";

/** Enough to hold any first row. */
const START_LENGTH = 200_000;
/** Longer cells are a quote that was never closed, which would swallow the rest of the file. */
const MAX_RECORD_CHARACTERS = 1_000_000;

/**
 * Opens a CSV file of any common spelling; its rows are read as they are needed, below the one that
 * `isHeader`, else the first. Throws {@link FileUnusable}.
 */
export async function readCsvTable(
  source: SourceFile,
  isHeader: IsHeader = () => false,
): Promise<Table> {
  const { name: file, bytes } = source;
  const encoding = await detectEncoding(bytes);
  const { delimiter, skip } = detectDelimiter(await startOf(decodeText(bytes, encoding)));
  const records = () =>
    parseRecords(file, withoutStart(decodeText(bytes, encoding), skip), delimiter);
  const header = await findHeader(numbered(records()), isHeader);
  if (!header) {
    throw new FileUnusable(file, "it is empty. The first row must hold the column names.");
  }
  const rows = () => rowsOf(numbered(records()), header.row);
  return { file, header: header.cells, delimiter, notes: header.notes, rows };
}

async function* numbered(records: AsyncIterable<string[]>): AsyncGenerator<TableRow> {
  let row = 0;
  for await (const cells of records) {
    row += 1;
    yield { row, cells };
  }
}

async function* rowsOf(records: AsyncIterable<TableRow>, header: number): AsyncGenerator<TableRow> {
  for await (const { row, cells } of records) {
    if (row > header && cells.some((cell) => cell !== "")) {
      yield { row, cells: cells.map(withoutGuard) };
    }
  }
}

async function* parseRecords(
  file: string,
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    // Files that several programs wrote have several: the first would join rows that end otherwise.
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // People write inches: 36" within a cell that does not begin with a quote is a character.
    relax_quotes: true,
    cast: refuseBadEnd,
    // Vendure's own files have blanks between a comma and a quotation mark.
    trim: true,
    skip_empty_lines: false,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const input = Readable.from(text);
  input.on("error", (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const cells of parser) yield cells.map(cellOfFile);
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof BadEnd)) throw error;
    const line = "lines" in error ? ` near line ${error.lines}` : "";
    throw new FileUnusable(
      file,
      `its quotation marks do not pair up${line}. A cell with a comma, quote or line break must stand in quotes, and a quote in it must be doubled.`,
    );
  } finally {
    input.destroy();
  }
}

/** A cell that begins with a quotation mark and goes on behind the one that ends it. */
class BadEnd extends Error {
  constructor(readonly lines: number) {
    super("A quoted cell goes on behind its end.");
  }
}

/** The parser, kind to inches, would take such a cell as it stands, and cut it at the next comma or line. */
function refuseBadEnd(cell: string, { quoting, lines }: { quoting: boolean; lines: number }) {
  if (!quoting && cell.startsWith('"')) throw new BadEnd(lines);
  return cell;
}

async function startOf(text: AsyncIterable<string>): Promise<string> {
  let start = "";
  for await (const piece of text) {
    start += piece;
    if (start.length >= START_LENGTH) break;
  }
  return start;
}

async function* withoutStart(text: AsyncIterable<string>, length: number): AsyncGenerator<string> {
  let left = length;
  for await (const piece of text) {
    const skipped = Math.min(left, piece.length);
    left -= skipped;
    if (skipped < piece.length) yield piece.slice(skipped);
  }
}
