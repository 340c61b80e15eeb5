import type { ColumnMap } from "../table/map-columns.js";
import type { Table, TableRow } from "../table/table.js";

const OURS = "CAD";

/**
 * Spree's files have further rows for prices in further currencies. Those are left out and named; the
 * rows in Canadian dollars stay, else those in the currency of the first row, with a warning.
 */
export async function inOneCurrency(
  table: Pick<Table, "file" | "rows">,
  { dialect, places }: Pick<ColumnMap, "dialect" | "places">,
): Promise<{ rows: () => AsyncIterable<TableRow>; warnings: readonly string[] }> {
  const place = dialect === "spree" ? places.get("currency") : undefined;
  if (place === undefined) return { rows: table.rows, warnings: [] };
  const rowsOf = new Map<string, { first: number; count: number }>();
  for await (const { row, cells } of table.rows()) {
    const currency = cells[place]?.toUpperCase();
    if (!currency) continue;
    const known = rowsOf.get(currency) ?? { first: row, count: 0 };
    rowsOf.set(currency, { ...known, count: known.count + 1 });
  }
  const [first] = rowsOf.keys();
  const kept = rowsOf.has(OURS) ? OURS : first;
  if (kept === undefined) return { rows: table.rows, warnings: [] };
  const others = [...rowsOf].filter(([currency]) => currency !== kept);
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const row of table.rows()) {
      const currency = row.cells[place ?? -1]?.toUpperCase();
      if (!currency || currency === kept) yield row;
    }
  }
  return {
    rows,
    warnings: [
      ...(kept === OURS
        ? []
        : [
            `${table.file}: its prices are in ${kept}, and are taken as Canadian dollars as they stand. Look at them before you load it.`,
          ]),
      ...others.map(
        ([currency, { first: row, count }]) =>
          `${table.file}: ${count} ${count === 1 ? "row" : "rows"} with prices in ${currency} (the first is row ${row}) ${count === 1 ? "was" : "were"} left out.`,
      ),
    ],
  };
}
