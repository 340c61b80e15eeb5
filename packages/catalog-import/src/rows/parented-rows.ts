import type { ColumnMap } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";

/**
 * The rows of WooCommerce's files, those of one product together: a variation names its parent by
 * SKU, or as `id:44`, and may stand anywhere. One whose parent the file does not have stands alone.
 */
export async function* parentedRows(
  rows: () => AsyncIterable<TableRow>,
  map: ColumnMap,
): AsyncGenerator<TableRow[]> {
  const sku = map.columns.find(({ key }) => key === "sku")?.index ?? -1;
  const id = map.places.get("id") ?? -1;
  const keysOf = ({ cells }: TableRow) => [
    ...(cells[sku] ? [cells[sku].toLowerCase()] : []),
    ...(cells[id] ? [`id:${cells[id]}`] : []),
  ];
  const parents = new Set<string>();
  const variations = new Map<string, TableRow[]>();
  for await (const row of rows()) {
    const parent = parentOf(row, map);
    if (isOfType(row, "variable", map)) for (const key of keysOf(row)) parents.add(key);
    else if (parent !== undefined) variations.set(parent, [...(variations.get(parent) ?? []), row]);
  }
  for await (const row of rows()) {
    const parent = parentOf(row, map);
    const own = isOfType(row, "variable", map) ? keysOf(row) : [];
    if (parent === undefined) yield [row, ...own.flatMap((key) => variations.get(key) ?? [])];
    else if (!parents.has(parent)) yield [row];
  }
}

/** What a variation calls its product; undefined for a row that is no variation. */
export function parentOf(row: TableRow, map: Pick<ColumnMap, "places">): string | undefined {
  if (!isOfType(row, "variation", map)) return undefined;
  return (row.cells[map.places.get("parent") ?? -1] ?? "").toLowerCase();
}

/** Whether a row is of a type; types stand beside each other: `variation, virtual`. */
export function isOfType(
  { cells }: TableRow,
  type: string,
  { places }: Pick<ColumnMap, "places">,
): boolean {
  const types = (cells[places.get("type") ?? -1] ?? "").toLowerCase();
  return types.split(/,\s*/).includes(type);
}
