import type { ColumnMap } from "../table/map-columns.js";
import type { Table, TableRow } from "../table/table.js";
import { listedRows } from "./listed-rows.js";

const OURS = "CAD";
const PRICES = ["price", "compareatprice"];

/**
 * Spree's files have further rows for prices in further currencies; those hold a price and little
 * else. The rows in the first currency are the products; where a further row has the same slug and
 * SKU in Canadian dollars, its prices are taken. What was left out, and in any file what is priced in
 * another currency, is said.
 */
export async function inOneCurrency(
  table: Pick<Table, "file" | "rows">,
  { dialect, places }: Pick<ColumnMap, "dialect" | "places">,
): Promise<{ rows: () => AsyncIterable<TableRow>; warnings: readonly string[] }> {
  const place = places.get("currency") ?? places.get("currencycode");
  if (place === undefined) return { rows: table.rows, warnings: [] };
  if (dialect !== "spree") return { rows: table.rows, warnings: await otherPrices(table, place) };
  const priced = PRICES.flatMap((name) => places.get(name) ?? []);
  const currencyOf = ({ cells }: TableRow) => cells[place]?.toUpperCase() ?? "";
  const keyOf = ({ cells }: TableRow) =>
    [places.get("slug"), places.get("sku")].map((at) => cells[at ?? -1] ?? "").join("\n");
  let base = "";
  const ours = new Map<string, readonly string[]>();
  const others = new Map<string, { first: number; count: number }>();
  const ofBase: { row: number; key: string }[] = [];
  for await (const row of table.rows()) {
    const currency = currencyOf(row);
    base ||= currency;
    if (!currency) continue;
    if (currency === base) {
      const isPriced = priced.some((at) => Number(row.cells[at]) > 0);
      if (base !== OURS && isPriced) ofBase.push({ row: row.row, key: keyOf(row) });
    } else if (currency === OURS) ours.set(keyOf(row), row.cells);
    else {
      const known = others.get(currency) ?? { first: row.row, count: 0 };
      others.set(currency, { ...known, count: known.count + 1 });
    }
  }
  const unpriced = ofBase.filter(({ key }) => !ours.has(key)).map(({ row }) => row);
  async function* rows(): AsyncGenerator<TableRow> {
    for await (const row of table.rows()) {
      const currency = currencyOf(row);
      if (currency && currency !== base) continue;
      const prices = ours.get(keyOf(row));
      if (!prices) yield row;
      else {
        const cells = row.cells.map((text, at) =>
          priced.includes(at) ? (prices[at] ?? "") : text,
        );
        yield { ...row, cells };
      }
    }
  }
  return {
    rows,
    warnings: [...unpricedNote(table.file, base, unpriced), ...leftOut(table.file, others)],
  };
}

/** Prices of any other file that says that they are in another currency. */
async function otherPrices(
  table: Pick<Table, "file" | "rows">,
  place: number,
): Promise<readonly string[]> {
  const rowsOf = new Map<string, number[]>();
  for await (const { row, cells } of table.rows()) {
    const currency = cells[place]?.toUpperCase() ?? "";
    if (!isOther(currency)) continue;
    const rows = rowsOf.get(currency) ?? [];
    rows.push(row);
    rowsOf.set(currency, rows);
  }
  return [...rowsOf].flatMap(([currency, rows]) => unpricedNote(table.file, currency, rows));
}

/** `USD`; a column of that name may hold anything. */
const isOther = (currency: string) => /^[A-Z]{3}$/.test(currency) && currency !== OURS;

function unpricedNote(file: string, base: string, rows: readonly number[]): string[] {
  if (rows.length === 0) return [];
  return [
    `${file}: prices in ${base} are taken as Canadian dollars as they stand (${listedRows(rows)}). Look at them before you load it.`,
  ];
}

function leftOut(
  file: string,
  others: ReadonlyMap<string, { first: number; count: number }>,
): string[] {
  return [...others].map(
    ([currency, { first, count }]) =>
      `${file}: ${count} ${count === 1 ? "row" : "rows"} with prices in ${currency} (the first is row ${first}) ${count === 1 ? "was" : "were"} left out.`,
  );
}
