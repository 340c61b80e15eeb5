/** One thing that is wrong with one row, and how to mend it. */
export interface RowError {
  file: string;
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  /** The column's heading; empty when the row as a whole is wrong. */
  column: string;
  value: string;
  reason: string;
  fix: string;
}

const SHOWN_LENGTH = 60;

/** `products.csv, row 5, "On hand" is "12.5": it is not a whole number. Write … ` on one line. */
export function rowErrorLine({ file, row, column, value, reason, fix }: RowError): string {
  const at = `${file}, row ${row}`;
  const what = column ? `, "${column}" ${value === "" ? "is empty" : `is "${shown(value)}"`}` : "";
  return `${at}${what}: ${reason} ${fix}`;
}

function shown(value: string): string {
  const line = value.replace(/\s+/g, " ");
  return line.length > SHOWN_LENGTH ? `${line.slice(0, SHOWN_LENGTH - 1)}…` : line;
}
