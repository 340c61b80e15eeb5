import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { guarded } from "./formula-guard.js";

/**
 * Writes rows as a CSV file that every spreadsheet opens rightly: UTF-8 with a byte order mark,
 * commas, Windows line ends, quotes around every line break, and no cell that would be computed. Rows are taken as the reader takes
 * them, so a file may be of any length. Ends the output, unless `end` is false.
 */
export async function writeCsv(
  output: Writable,
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  { end = true }: { end?: boolean } = {},
): Promise<void> {
  const csv = stringify({ bom: true, record_delimiter: "windows", quoted_match: /[\r\n]/ });
  await pipeline(Readable.from(guardedRows(rows)), csv, output, { end });
}

async function* guardedRows(rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>) {
  for await (const row of rows) yield row.map(guarded);
}
