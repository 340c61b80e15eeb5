import type { RowError } from "@eldercare/catalog-import";

/**
 * Errors of rows with what else is wrong with them (`further`), each subject of a row once: what
 * follows from an error is not told beside it. `subjectOf` says what a column is about.
 */
export function toldAtOnce(
  errors: readonly RowError[],
  further: readonly RowError[],
  subjectOf: (heading: string) => string,
): RowError[] {
  const subject = ({ row, column }: RowError) => `${row} ${subjectOf(column)}`;
  const subjects = new Set(errors.map(subject));
  return [...errors, ...further.filter((error) => !subjects.has(subject(error)))];
}
