import { createHash } from "node:crypto";
import { PROBLEM_HEADING } from "./problem-heading.js";

/**
 * What people said of a file's columns, by {@link choiceKey}: the heading of ours that a column
 * means, `spec:<Label>` or `option:<Name>`; an empty text leaves it out.
 */
export type ColumnChoices = ReadonlyMap<string, string>;

/** A heading by which choices are kept and found; spaces around it and upper case do not matter. */
export function choiceKey(heading: string): string {
  return heading.normalize("NFC").trim().toLowerCase();
}

/**
 * What tells one header from another, whatever the order of its columns; the column that files of
 * rejected rows have besides makes no difference.
 */
export function headerKey(header: readonly string[]): string {
  const names = header.map(choiceKey).filter((name) => name && name !== choiceKey(PROBLEM_HEADING));
  return createHash("sha256").update(JSON.stringify(names.sort())).digest("hex");
}
