import type { RowError } from "../rows/row-error.js";
import type { ImageAddresses } from "./image-addresses.js";

/** How any file is compared with the shop. */
export interface PlanOptions {
  /** Its name, for messages. */
  file: string;
  addresses: ImageAddresses;
  /** A blank cell empties its field instead of leaving it alone. */
  clearBlanks?: boolean;
  /** What is there already is left alone, whatever its row says. */
  onlyNew?: boolean;
  /** What is not there yet is left out; nothing is made. */
  updateOnly?: boolean;
}

/** One field of something that is there already, before and after. */
export interface FieldChange {
  /** In a report: of which of several variants it is, by the words that it is chosen by. */
  variant?: string;
  field: string;
  from: unknown;
  to: unknown;
}

/** A row that changes something: `current` is what is there now, `target` what it shall be. */
export interface Update<Current, Target> {
  row: number;
  /** How people call it. */
  name: string;
  current: Current;
  target: Target;
  changes: readonly FieldChange[];
}

/** What a file would do. Made without writing anything; applied as it is. */
export interface Plan<Current, Target> {
  create: readonly { row: number; name: string; target: Target }[];
  update: readonly Update<Current, Target>[];
  /** Names of what is already as the file says. */
  unchanged: readonly string[];
  /** Names of what is there already and was to be left alone. */
  skipped: readonly string[];
  /** Ids of what is there already and that a row means. */
  known: readonly string[];
  /** Rows that only the data already in the shop shows to be wrong. */
  errors: readonly RowError[];
  /** What deserves attention though it may be written, as sentences. */
  warnings?: readonly string[];
}
