import { hasHtml, textOfHtml } from "../cells/html-text.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import { categoryFacet } from "./category-facet.js";
import type { RowError } from "./row-error.js";

/** One product of a file; in other shops' exports it may take several rows. */
export interface FoldedRow extends TableRow {
  /** What is not in the key's cell as it stands: cells of several columns or rows, joined by `|`. */
  lists: Readonly<Record<string, string | undefined>>;
  /** What was done to its cells that somebody should know, as sentences. */
  notes: readonly string[];
}

export interface FoldProblem {
  row: number;
  cells: readonly string[];
  error: RowError;
}

/**
 * Brings rows of other shops' files into our shape: a product with several images or variants
 * has a row for each there, with the same handle as the row above (in Vendure's files without a
 * name); texts are HTML; images may have numbered columns. A second variant is an error: this
 * shop's products have one.
 */
export async function* foldRows(
  file: string,
  rows: AsyncIterable<TableRow>,
  map: ColumnMap,
): AsyncGenerator<FoldedRow | FoldProblem> {
  if (map.dialect === "own") {
    for await (const row of rows) yield asText(row, map);
    return;
  }
  const index = (key: string) => map.columns.find((column) => column.key === key)?.index ?? -1;
  const at = { slug: index("slug"), name: index("name"), sku: index("sku") };
  let first: TableRow | undefined;
  let images: Images | undefined;
  for await (const row of rows) {
    const slug = row.cells[at.slug] ?? "";
    const isFurther =
      map.dialect === "vendure"
        ? (row.cells[at.name] ?? "") === ""
        : slug !== "" && slug === first?.cells[at.slug];
    if (!isFurther || !first || !images) {
      if (first && images) yield folded(first, images, map);
      first = row;
      images = new Images(map);
      images.add(row);
      continue;
    }
    images.add(row);
    if (saysMore(row, first, images)) yield secondVariant(file, row, first, at.sku, map);
  }
  if (first && images) yield folded(first, images, map);
}

/** Whether a further row of a product holds anything but its pictures and what its first row has. */
function saysMore({ cells }: TableRow, first: TableRow, { indexes }: Images): boolean {
  return cells.some(
    (text, index) => text !== "" && text !== first.cells[index] && !indexes.has(index),
  );
}

export function isFoldProblem(folded: FoldedRow | FoldProblem): folded is FoldProblem {
  return "error" in folded;
}

/** The images of one product, each once, with what they show. */
class Images {
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

function folded(row: TableRow, images: Images, map: ColumnMap): FoldedRow {
  const { cells } = asText(row, map);
  const category = map.columns.find(({ key }) => key === "category")?.index ?? -1;
  const facets = map.dialect === "vendure" && cells[category];
  const lists = facets ? { category: categoryFacet(facets) } : {};
  return { row: row.row, cells, lists: { ...images.lists(), ...lists }, notes: [] };
}

const HTML_KEYS = ["description", "descriptionFr"];

/** A row whose descriptions are text: other shops' are HTML, and so are some that people copy. */
function asText(row: TableRow, map: ColumnMap): FoldedRow {
  const notes: string[] = [];
  const cells = [...row.cells];
  for (const { key, heading, index } of map.columns) {
    const text = cells[index] ?? "";
    if (!HTML_KEYS.includes(key) || !hasHtml(text)) continue;
    cells[index] = textOfHtml(text);
    if (map.dialect === "own") notes.push(`"${heading}" was HTML; its text was taken.`);
  }
  return { row: row.row, cells, lists: {}, notes };
}

function secondVariant(
  file: string,
  { row, cells }: TableRow,
  first: TableRow,
  sku: number,
  map: ColumnMap,
): FoldProblem {
  return {
    row,
    cells,
    error: {
      file,
      row,
      column: map.columns.find(({ index }) => index === sku)?.heading ?? "",
      value: cells[sku] ?? "",
      reason: `It is a second variant of the product in row ${first.row}; a product has one here.`,
      fix: "Make it a product of its own with another handle, or take the row out.",
    },
  };
}
