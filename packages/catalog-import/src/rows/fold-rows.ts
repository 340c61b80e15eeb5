import { hasHtml, textOfHtml } from "../cells/html-text.js";
import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import { categoryFacet } from "./category-facet.js";
import { type OptionCell, optionCells } from "./option-cells.js";
import { RowGroups } from "./row-groups.js";
import { RowPictures } from "./row-pictures.js";

/** What a file says of one variant, or of a product and its first one. */
export interface FoldedVariant extends TableRow {
  /** What is not in the key's cell as it stands: cells of several columns or rows, joined by `|`. */
  lists: Readonly<Record<string, string | undefined>>;
  options: readonly OptionCell[];
}

/** One product of a file; it may take several rows. */
export interface FoldedRow extends FoldedVariant {
  /** The variants after the first one. */
  further: readonly FoldedVariant[];
  /** All its rows as they stand in the file, those about pictures alone too. */
  rows: readonly TableRow[];
  /** What was done to its cells that somebody should know, as sentences. */
  notes: readonly string[];
}

/**
 * Joins the rows of a product: one for each variant, with the same slug as the row above; in other
 * shops' files also one for each picture (in Vendure's without a name), texts that are HTML, and
 * pictures in numbered columns.
 */
export async function* foldRows(
  rows: AsyncIterable<TableRow>,
  map: ColumnMap,
): AsyncGenerator<FoldedRow> {
  const groups = new RowGroups(map);
  let group: TableRow[] = [];
  for await (const row of rows) {
    const [first] = group;
    if (first && groups.isFurther(row, first)) {
      group.push(row);
      continue;
    }
    if (first) yield folded(group, first, map);
    group = [row];
  }
  const [first] = group;
  if (first) yield folded(group, first, map);
}

function folded(rows: readonly TableRow[], first: TableRow, map: ColumnMap): FoldedRow {
  const { cells, notes } = withTexts(first, map);
  const options = optionCells(first.cells, map);
  if (map.dialect === "own") {
    const further = rows.slice(1).map((row) => variant(row, map));
    return { row: first.row, cells, lists: {}, options, further, rows, notes };
  }
  const pictures = new RowPictures(map);
  for (const row of rows) pictures.add(row);
  const further = rows
    .slice(1)
    .filter((row) => saysMore(row, first, pictures.indexes))
    .map((row) => variant(row, map));
  const category = map.columns.find(({ key }) => key === "category")?.index ?? -1;
  const facets = map.dialect === "vendure" && cells[category];
  const lists = facets ? { category: categoryFacet(facets) } : {};
  return {
    row: first.row,
    cells,
    lists: { ...pictures.lists(), ...lists },
    options,
    further,
    rows,
    notes,
  };
}

const variant = ({ row, cells }: TableRow, map: ColumnMap): FoldedVariant => ({
  row,
  cells,
  lists: {},
  options: optionCells(cells, map),
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
    const text = cells[index] ?? "";
    if (!HTML_KEYS.includes(key) || !hasHtml(text)) continue;
    cells[index] = textOfHtml(text);
    if (map.dialect === "own") notes.push(`"${heading}" was HTML; its text was taken.`);
  }
  return { cells, notes };
}
