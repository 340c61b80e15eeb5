import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";

/** Says which rows of a file are about one product. */
export class RowGroups {
  readonly #slug: number;
  readonly #name: number;

  constructor(private readonly map: ColumnMap) {
    const index = (key: string) => map.columns.find((column) => column.key === key)?.index ?? -1;
    this.#slug = index("slug");
    this.#name = index("name");
  }

  /** Whether a row goes on with the product that began in `first`; rows of one product follow each other. */
  isFurther({ cells }: TableRow, first: TableRow): boolean {
    const { dialect, options } = this.map;
    if (dialect === "vendure") return (cells[this.#name] ?? "") === "";
    // In a file without options of our own, two rows with one slug are a mistake.
    if (dialect === "own" && options.length === 0) return false;
    const key = this.#slug === -1 ? this.#name : this.#slug;
    const text = cells[key] ?? "";
    return text !== "" && text === first.cells[key];
  }
}
