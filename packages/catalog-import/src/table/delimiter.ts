/** What stands between two cells: English Excel writes commas, French-Canadian Excel semicolons. */
export type Delimiter = "," | ";" | "\t";

const DELIMITERS: readonly Delimiter[] = [",", ";", "\t"];
/** A first line by which Excel names the delimiter; it shows no row for it. */
const NAMED = /^sep=([,;\t])\r?\n/i;

/**
 * Finds the delimiter in the beginning of a file: the one that Excel's `sep=` line names, else the
 * one that occurs most often, outside of quotes, in the first row that has any. `skip` is the length of that line.
 */
export function detectDelimiter(text: string): { delimiter: Delimiter; skip: number } {
  const [line, named] = NAMED.exec(text) ?? [];
  if (line && named) return { delimiter: named as Delimiter, skip: line.length };
  const header = firstRow(text);
  const [best = ","] = [...DELIMITERS].sort((a, b) => count(header, b) - count(header, a));
  return { delimiter: best, skip: 0 };
}

/** A title stands above the names of columns in at most so many rows. */
const LOOKED_AT = 10;

/** The first row with more than one cell, with everything in quotes taken out. */
function firstRow(text: string): string {
  const unquoted = text.replace(/"(?:[^"]|"")*(?:"|$)/g, "");
  const rows = unquoted.split(/\r\n|\r|\n/, LOOKED_AT);
  return rows.find((line) => DELIMITERS.some((each) => line.includes(each))) ?? "";
}

const count = (text: string, delimiter: Delimiter) => text.split(delimiter).length;
