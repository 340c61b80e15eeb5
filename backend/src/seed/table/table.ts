/** A spreadsheet as read, before anything is known about its columns. Cells are trimmed text. */
export interface Table {
  /** File name for messages. */
  file: string;
  header: readonly string[];
  rows: readonly TableRow[];
}

export interface TableRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  cells: readonly string[];
}
