import type { RowError } from "@eldercare/catalog-import";

/** Rows that cannot be taken, with their cells as the file has them. */
export class RejectedRows {
  readonly errors: RowError[] = [];
  readonly cellsOf = new Map<number, readonly string[]>();

  /** `cellsOf` finds the cells of a row by its number. */
  add(errors: readonly RowError[], cellsOf: ReadonlyMap<number, readonly string[]>): void {
    this.errors.push(...errors);
    for (const { row } of errors) this.cellsOf.set(row, cellsOf.get(row) ?? []);
  }
}
