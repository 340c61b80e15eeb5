import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";

/** The pictures of one product of another shop's file, each once, with what they show. */
export class RowPictures {
  readonly #alts = new Map<string, string>();

  /** Of the cells that are about pictures alone. */
  readonly indexes: ReadonlySet<number>;

  constructor(private readonly map: ColumnMap) {
    this.indexes = new Set([
      ...map.columns
        .filter(({ key }) => key === "files" || key === "alts")
        .map(({ index }) => index),
      ...map.imagePositions,
    ]);
  }

  add({ cells }: TableRow): void {
    const alt = this.map.columns.find(({ key }) => key === "alts");
    for (const { index } of this.map.columns.filter(({ key }) => key === "files")) {
      const cell = cells[index] ?? "";
      // Vendure has all file names in one cell; elsewhere the sign may be part of an address.
      for (const file of this.map.dialect === "vendure" ? cell.split("|") : [cell]) {
        if (file.trim() === "" || this.#alts.has(file.trim())) continue;
        this.#alts.set(file.trim(), alt ? (cells[alt.index] ?? "") : "");
      }
    }
  }

  /** As the cells of our own files hold them. */
  lists(): Record<string, string> {
    if (this.#alts.size === 0) return {};
    const joined = (texts: Iterable<string>) =>
      [...texts].map((text) => text.replace(/[\\|]/g, "\\$&")).join("|");
    const hasTexts = [...this.#alts.values()].some((alt) => alt !== "");
    return {
      files: joined(this.#alts.keys()),
      ...(hasTexts && { alts: joined(this.#alts.values()) }),
    };
  }
}
