import { once } from "node:events";
import type { Writable } from "node:stream";
import { stringify } from "csv-stringify";
import { guarded } from "./formula-guard";

/**
 * Writes rows as a CSV file that every spreadsheet opens rightly: UTF-8 with a byte order mark,
 * commas, Windows line ends, and no cell that would be computed. The rows are taken as they are
 * asked for, so a file may be of any length.
 */
export async function writeCsv(
  output: Writable,
  rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<void> {
  const csv = stringify({ bom: true, record_delimiter: "windows" });
  const piped = once(csv.pipe(output, { end: false }), "unpipe");
  for await (const row of rows) {
    if (!csv.write(row.map(guarded))) await once(csv, "drain");
  }
  csv.end();
  await piped;
}
