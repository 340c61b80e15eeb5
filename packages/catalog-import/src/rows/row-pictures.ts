import { IMAGE_MAX_PER_PRODUCT } from "@eldercare/contracts";
import type { Dialect } from "../table/dialect.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";

/** What stands between the pictures of a cell; elsewhere the sign may be part of an address. */
const BETWEEN: Partial<Record<Dialect, string | RegExp>> = {
  vendure: "|",
  woocommerce: ",",
  google: ",",
  wix: ";",
  squarespace: /\s+/,
};
/** Where the pictures lie that Wix's files call by their names alone. */
const OF_WIX = "https://static.wixstatic.com/media/";

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

  add(row: TableRow): void {
    const alt = this.map.columns.find(({ key }) => key === "alts");
    for (const file of this.#named(row, "files")) {
      if (!this.#alts.has(file)) this.#alts.set(file, alt ? (row.cells[alt.index] ?? "") : "");
    }
  }

  /** A variant's own pictures; they are the product's, too. */
  addVariant(row: TableRow): void {
    for (const file of this.#named(row, "variantFiles")) {
      if (!this.#alts.has(file)) this.#alts.set(file, "");
    }
  }

  /** As the cells of our own files hold them: those that a product may have. */
  lists(): Record<string, string> {
    const kept = this.#kept();
    if (kept.length === 0) return {};
    const hasTexts = kept.some(([, alt]) => alt !== "");
    return {
      files: joined(kept.map(([file]) => file)),
      ...(hasTexts && { alts: joined(kept.map(([, alt]) => alt)) }),
    };
  }

  /** The pictures of a variant that the product has. */
  variantLists(row: TableRow, key: "files" | "variantFiles"): Record<string, string | undefined> {
    const named = this.#named(row, key);
    if (named.length === 0) return {};
    const kept = new Set(this.#kept().map(([file]) => file));
    return { variantFiles: joined(named.filter((file) => kept.has(file))) || undefined };
  }

  /** What was left out, as sentences. */
  notes(): string[] {
    const count = this.#alts.size;
    if (count <= IMAGE_MAX_PER_PRODUCT) return [];
    return [`It has ${count} pictures; the first ${IMAGE_MAX_PER_PRODUCT} were taken.`];
  }

  #kept(): [file: string, alt: string][] {
    return [...this.#alts].slice(0, IMAGE_MAX_PER_PRODUCT);
  }

  #named({ cells }: TableRow, key: string): string[] {
    const { dialect } = this.map;
    const sign = BETWEEN[dialect];
    return this.map.columns
      .filter((column) => column.key === key)
      .flatMap(({ index }) => {
        const cell = cells[index] ?? "";
        return sign === undefined ? [cell] : cell.split(sign);
      })
      .map((file) => file.trim())
      .filter(Boolean)
      .map((file) => (dialect === "wix" && !file.includes("/") ? `${OF_WIX}${file}` : file));
  }
}

const joined = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[\\|]/g, "\\$&")).join("|");
