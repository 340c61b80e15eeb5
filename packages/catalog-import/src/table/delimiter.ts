/** What stands between two cells: English Excel writes commas, French-Canadian Excel semicolons. */
export type Delimiter = "," | ";" | "\t";

const DELIMITERS: readonly Delimiter[] = [",", ";", "\t"];
/** A first line by which Excel names the delimiter; it shows no row for it. */
const NAMED = /^sep=([,;\t])\r?\n/i;

/**
 * Finds the delimiter in the beginning of a file: the one that Excel's `sep=` line names, else the
 * one that occurs most often in the first row outside of quotes. `skip` is the length of that line.
 */
export function detectDelimiter(text: string): { delimiter: Delimiter; skip: number } {
  const [line, named] = NAMED.exec(text) ?? [];
  if (line && named) return { delimiter: named as Delimiter, skip: line.length };
  const header = firstRow(text);
  const [best = ","] = [...DELIMITERS].sort((a, b) => count(header, b) - count(header, a));
  return { delimiter: best, skip: 0 };
}

/** The first row that is not blank, with everything in quotes taken out. */
function firstRow(text: string): string {
  const unquoted = text.replace(/"(?:[^"]|"")*(?:"|$)/g, "");
  return unquoted.split(/\r\n|\r|\n/).find((line) => line.trim() !== "") ?? "";
}

const count = (text: string, delimiter: Delimiter) => text.split(delimiter).length;
