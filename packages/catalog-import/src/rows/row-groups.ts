import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import { parentedRows } from "./parented-rows.js";

/** The rows of a file, those of one product together: its first row, then the others. */
export function groupedRows(
  rows: () => AsyncIterable<TableRow>,
  map: ColumnMap,
): AsyncGenerator<TableRow[]> {
  return map.dialect === "woocommerce" ? parentedRows(rows, map) : followingRows(rows(), map);
}

async function* followingRows(
  rows: AsyncIterable<TableRow>,
  map: ColumnMap,
): AsyncGenerator<TableRow[]> {
  const isFurther = furtherRows(map);
  let group: TableRow[] = [];
  for await (const row of rows) {
    const [first] = group;
    if (first && isFurther(row, first)) {
      group.push(row);
      continue;
    }
    if (first) yield group;
    group = [row];
  }
  if (group.length > 0) yield group;
}

/** Says whether a row goes on with the product that began in `first`. */
function furtherRows({
  columns,
  dialect,
  options,
  places,
}: ColumnMap): (row: TableRow, first: TableRow) => boolean {
  const index = (key: string) => columns.find((column) => column.key === key)?.index ?? -1;
  const [slug, name] = [index("slug"), index("name")];
  if (dialect === "vendure" || dialect === "squarespace") {
    return ({ cells }) => (cells[name] ?? "") === "";
  }
  if (dialect === "wix") {
    const type = places.get("fieldtype") ?? -1;
    return ({ cells }) => (cells[type] ?? "").toLowerCase() === "variant";
  }
  if (dialect === "bigcommerce") {
    const item = places.get("item") ?? -1;
    return ({ cells }) => !["", "product"].includes((cells[item] ?? "").toLowerCase());
  }
  // In a file without options of our own, two rows with one slug are a mistake.
  if (dialect === "own" && options.length === 0) return () => false;
  const group = dialect === "google" ? (places.get("itemgroupid") ?? -1) : undefined;
  // Where Square says an address, it is a variation's.
  const key = group ?? (slug === -1 || dialect === "square" ? name : slug);
  return ({ cells }, first) => (cells[key] ?? "") !== "" && cells[key] === first.cells[key];
}
