import { hasHtml, textOfHtml } from "../cells/html-text.js";
import type { CatalogSpec } from "../fields/product.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import { etsyVariations } from "./etsy-variations.js";
import { mendedRow } from "./mended-cells.js";
import { type OptionCell, optionCells } from "./option-cells.js";
import { otherCategories } from "./other-category.js";
import { otherLabels } from "./other-labels.js";
import { otherSale } from "./other-sale.js";
import { otherStatus, shownVariations } from "./other-status.js";
import { otherStock } from "./other-stock.js";
import { otherVariants } from "./other-variants.js";
import { isOfType, parentOf } from "./parented-rows.js";
import type { RowError } from "./row-error.js";
import { groupedRows } from "./row-groups.js";
import { RowPictures } from "./row-pictures.js";
import { wooText } from "./woo-text.js";

/** What a file says of one variant, or of a product and its first one. */
export interface FoldedVariant extends TableRow {
  /** What is not in the key's cell as it stands: cells of several columns or rows, joined by `|`. */
  lists: Readonly<Record<string, string | undefined>>;
  options: readonly OptionCell[];
  /** Lines of the Specifications tab that have no column of their own. */
  specs?: readonly CatalogSpec[];
}

/** One product of a file; it may take several rows. */
export interface FoldedRow extends FoldedVariant {
  /** Where the first variant stands, if not in the product's own row. */
  variantRow?: number;
  /** The variants after the first one. */
  further: readonly FoldedVariant[];
  /** All its rows as they stand in the file, those about pictures alone too. */
  rows: readonly TableRow[];
  /** What was done to its cells that somebody should know, as sentences. */
  notes: readonly string[];
  /** Why it cannot be used at all. */
  problem?: Pick<RowError, "column" | "value" | "reason" | "fix">;
}

/**
 * Joins the rows of a product: one for each variant, with the same slug as the row above; in other
 * shops' files also one for each picture (in Vendure's without a name), or one for the product before
 * those of its variants; texts that are HTML, and pictures in numbered columns.
 */
export async function* foldRows(
  rows: () => AsyncIterable<TableRow>,
  map: ColumnMap,
): AsyncGenerator<FoldedRow> {
  for await (const [first, ...others] of groupedRows(rows, map)) {
    if (first)
      yield map.dialect === "own" ? ownRow(first, others, map) : otherRow(first, others, map);
  }
}

function ownRow(first: TableRow, others: readonly TableRow[], map: ColumnMap): FoldedRow {
  const { cells, notes } = withTexts(first, map);
  const further = others.map((row) => ({
    ...row,
    lists: {},
    options: optionCells(row.cells, map),
  }));
  const options = optionCells(first.cells, map);
  return { row: first.row, cells, lists: {}, options, further, rows: [first, ...others], notes };
}

/** A product of another shop's file. */
function otherRow(firstRow: TableRow, otherRows: readonly TableRow[], map: ColumnMap): FoldedRow {
  const rows = [firstRow, ...otherRows];
  const { row: first, notes: ofFirst } = mendedRow(firstRow, map);
  const mended = otherRows.map((row) => mendedRow(row, map));
  const { shown: others, notes: ofHidden } = shownVariations(
    mended.map(({ row }) => row),
    map,
  );
  const { cells, notes } = withTexts(first, map);
  const pictures = new RowPictures(map);
  for (const row of rows) pictures.add(row);
  const itemOf = ({ cells: all }: TableRow) => all[map.places.get("item") ?? -1]?.toLowerCase();
  const further = others.filter((row) =>
    map.dialect === "bigcommerce"
      ? itemOf(row) !== "image" && itemOf(row) !== "video"
      : saysMore(row, first, pictures.indexes),
  );
  const { variants, specs } = otherVariants({ ...first, cells }, further, map);
  for (const row of variants) pictures.addVariant(row);
  const listed = variants.map(({ pictured, ...row }) => ({
    ...row,
    lists: {
      ...otherSale(row.cells, cells, map),
      ...otherStock(row.cells, map),
      ...(pictured
        ? pictures.variantLists(pictured, "files")
        : pictures.variantLists(row, "variantFiles")),
    },
  }));
  const [product = { ...first, cells, options: [], lists: {} }, ...furtherVariants] = listed;
  const parent = parentOf(first, map);
  const status = otherStatus(cells, map);
  const etsys = etsyVariations(cells, map);
  return {
    ...product,
    row: first.row,
    variantRow: product.row,
    lists: {
      ...pictures.lists(),
      ...otherLabels(cells, map),
      ...otherCategories(cells, map),
      ...status.lists,
      ...etsys.lists,
      ...product.lists,
    },
    further: furtherVariants,
    rows,
    ...(specs.length > 0 && { specs }),
    notes: [
      ...new Set([...notes, ...ofFirst, ...mended.flatMap((each) => each.notes)]),
      ...status.notes,
      ...etsys.notes,
      ...ofHidden,
      ...pictures.notes(),
      ...(others.some((row) => map.dialect === "bigcommerce" && itemOf(row) === "video")
        ? ["Its videos were left out."]
        : []),
    ],
    ...(map.dialect === "woocommerce" && wooProblem(first, parent, map)),
  };
}

/** What no product of this shop can be. */
function wooProblem(row: TableRow, parent: string | undefined, map: ColumnMap) {
  if (parent !== undefined) return { problem: orphan(parent) };
  const [type, reason] =
    Object.entries(NOT_SOLD_HERE).find(([each]) => isOfType(row, each, map)) ?? [];
  if (type === undefined || reason === undefined) return {};
  return { problem: { column: "Type", value: type, reason, fix: "Take the row out." } };
}

const NOT_SOLD_HERE: Readonly<Record<string, string>> = {
  grouped: "It is a group of other products, which come by themselves.",
  external: "It is sold in another shop, to which it only links.",
};

const orphan = (parent: string) => ({
  column: "Parent",
  value: parent,
  reason: "It is a variation of a product that the file does not have.",
  fix: "Load a file that has both.",
});

/** Whether a further row of a product holds anything but its pictures and what its first row has. */
function saysMore({ cells }: TableRow, first: TableRow, pictures: ReadonlySet<number>): boolean {
  return cells.some(
    (text, index) => text !== "" && text !== first.cells[index] && !pictures.has(index),
  );
}

const HTML_KEYS = ["description", "descriptionFr"];

/** A row whose descriptions are text: other shops' are HTML, and so are some that people copy. */
function withTexts(row: TableRow, map: ColumnMap): { cells: string[]; notes: string[] } {
  const notes: string[] = [];
  const cells = [...row.cells];
  for (const { key, heading, index } of map.columns) {
    if (!HTML_KEYS.includes(key)) continue;
    const text = map.dialect === "woocommerce" ? wooText(cells[index]) : (cells[index] ?? "");
    cells[index] = text;
    if (!hasHtml(text)) continue;
    cells[index] = textOfHtml(text);
    if (map.dialect === "own") notes.push(`"${heading}" was HTML; its text was taken.`);
  }
  return { cells, notes };
}
