import type { Delimiter } from "./delimiter.js";

/** A spreadsheet as it is read, before anything is known about its columns. */
export interface Table {
  /** File name for messages. */
  file: string;
  header: readonly string[];
  delimiter: Delimiter;
  /** What somebody should know of the file, as sentences. */
  notes?: readonly string[];
  /** The rows below the header that hold anything, from the first one at each call. */
  rows(): AsyncIterable<TableRow>;
}

/** Cells are trimmed text. */
export interface TableRow {
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  cells: readonly string[];
}
