import { type FileRows, goWith, type RowError, type TableRow } from "@eldercare/catalog-import";

/** Rows that cannot be taken, with their cells as the file has them. */
export class RejectedRows implements FileRows {
  readonly errors: RowError[] = [];
  readonly cellsOf = new Map<number, readonly string[]>();

  constructor(
    readonly file: string,
    readonly header: readonly string[],
  ) {}

  /**
   * `things` are what the errors may be about, each with all its rows: these go with it. Answers the
   * errors of all of them.
   */
  add(
    errors: readonly RowError[],
    things: readonly { rows: readonly TableRow[] }[],
  ): readonly RowError[] {
    const before = this.errors.length;
    const wrong = new Map(errors.map(({ row }) => [row, [] as RowError[]]));
    for (const error of errors) wrong.get(error.row)?.push(error);
    this.errors.push(...errors);
    for (const { rows } of wrong.size > 0 ? things : []) {
      const own = rows.flatMap(({ row }) => wrong.get(row) ?? []);
      if (own.length === 0) continue;
      this.errors.push(...goWith(this.file, rows, own));
      for (const { row, cells } of rows) this.cellsOf.set(row, cells);
    }
    return this.errors.slice(before);
  }
}
