import type { RowError } from "../rows/row-error.js";
import { PROBLEM_HEADING } from "../table/problem-heading.js";

/** Rows as they stand in a file, by their numbers. */
export interface FileRows {
  file: string;
  header: readonly string[];
  cellsOf: ReadonlyMap<number, readonly string[]>;
}

/**
 * The rows that were not taken, as they stand in their file, with what is wrong in a last column: to
 * be mended and loaded again as it is. The column names come first.
 */
export function* rejectedRows(
  { header, cellsOf }: FileRows,
  errors: readonly RowError[],
): Generator<readonly string[]> {
  const isProblem = (heading: string) => heading === PROBLEM_HEADING;
  const width = header.length;
  yield [...header.filter((heading) => !isProblem(heading)), PROBLEM_HEADING];
  const problems = new Map<number, string[]>();
  for (const error of errors) {
    problems.set(error.row, [...(problems.get(error.row) ?? []), problemText(error)]);
  }
  for (const [row, texts] of [...problems].sort(([a], [b]) => a - b)) {
    const cells = cellsOf.get(row) ?? [];
    const own = Array.from({ length: width }, (_, index) => cells[index] ?? "").filter(
      (_, index) => !isProblem(header[index] ?? ""),
    );
    yield [...own, texts.join(" ")];
  }
}

function problemText({ column, reason, fix }: RowError): string {
  return `${column ? `${column}: ` : ""}${reason} ${fix}`;
}
