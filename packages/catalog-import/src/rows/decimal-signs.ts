import { formatCents } from "@eldercare/contracts";
import { moneyCell, withoutCurrency } from "../cells/cells.js";
import type { ColumnMap, DecimalSign, MappedColumn } from "../table/map-columns.js";
import type { Table, TableRow } from "../table/table.js";
import { listedRows } from "./listed-rows.js";
import type { RowError } from "./row-error.js";

const PRICES = ["originalCents", "saleCents", "priceCents"];
/** `12,5`, `1 299,50`, `1.299,50`: a comma before cents. */
const COMMA = /^\d[\d\s.'’]*,\d{1,2}$/;
/** `12.5`, `1,299.00`: a point before cents. */
const POINT = /^\d*[\d\s,'’]*\.\d{1,2}$/;
/** `7,255`: seven and a quarter, or seven thousand. */
const UNCLEAR = /^\d{1,3},\d{3}$/;

/** What a column of numbers shows of its decimal sign. */
interface Shown {
  signs: Set<"," | ".">;
  /** The first unclear number, and the rows of all. */
  unclear: string;
  rows: number[];
}

/**
 * Says of each column of numbers which sign stands before its decimals: the one that its own cells
 * show, else the one that the file's prices show, else the comma where semicolons stand between cells.
 * Where nothing shows it, prices like `7,255` are thousands, and are named. The file is looked through
 * when the first such number is met: most files have none.
 */
export class DecimalSigns<Key extends string> {
  /** Complete once all rows were asked about. */
  readonly warnings: string[] = [];
  readonly #numbers: readonly MappedColumn<Key>[];
  #map: ColumnMap<Key>;
  #isKnown = false;

  constructor(
    private readonly table: Pick<Table, "file" | "delimiter" | "rows">,
    map: ColumnMap<Key>,
  ) {
    this.#map = map;
    this.#numbers = map.columns.filter(({ isDecimal, isWhole }) => isDecimal || isWhole);
  }

  /** The columns with their signs, as far as these rows need them. */
  async mapFor(rows: readonly TableRow[]): Promise<ColumnMap<Key>> {
    const isUnclear = ({ cells }: TableRow) =>
      this.#numbers.some(({ index }) => UNCLEAR.test(withoutCurrency(cells[index] ?? "")));
    if (!this.#isKnown && rows.some(isUnclear)) {
      this.#isKnown = true;
      await this.#lookThrough();
    }
    return this.#map;
  }

  async #lookThrough(): Promise<void> {
    const { file, delimiter } = this.table;
    const shown = new Map<number, Shown>(
      this.#numbers.map(({ index }) => [index, { signs: new Set(), unclear: "", rows: [] }]),
    );
    for await (const row of this.table.rows()) look(row, shown);
    const signsOf = ({ index }: MappedColumn) => [...(shown.get(index)?.signs ?? [])];
    const ofPrices = [...new Set(this.#numbers.filter(isPrice).flatMap(signsOf))];
    const signOf = (column: MappedColumn): DecimalSign | undefined => {
      const own = signsOf(column);
      const [sign, other] = own.length > 0 ? own : ofPrices;
      if (other) return "both";
      return sign ?? (delimiter === ";" ? "," : undefined);
    };
    const columns = this.#map.columns.map((column) => {
      const sign = this.#numbers.includes(column) ? signOf(column) : undefined;
      return sign ? { ...column, sign } : column;
    });
    const guessed = columns.filter((column) => isPrice(column) && column.sign === undefined);
    this.#map = { ...this.#map, columns };
    this.warnings.push(
      ...guessed.flatMap(({ heading, index }) => guessedNote(file, heading, shown.get(index))),
    );
  }
}

const isPrice = ({ key }: MappedColumn) => PRICES.includes(key);

function look({ row, cells }: TableRow, shown: ReadonlyMap<number, Shown>): void {
  for (const [index, column] of shown) {
    const text = withoutCurrency(cells[index] ?? "");
    if (COMMA.test(text)) column.signs.add(",");
    else if (POINT.test(text)) column.signs.add(".");
    else if (UNCLEAR.test(text)) {
      column.unclear ||= text;
      column.rows.push(row);
    }
  }
}

function guessedNote(file: string, heading: string, shown: Shown | undefined): string[] {
  if (!shown || shown.rows.length === 0) return [];
  const price = formatCents(moneyCell.parse(shown.unclear));
  return [
    `${file}: “${shown.unclear}” in “${heading}” was read as ${price}, because no price of the file shows whether a comma stands before cents (${listedRows(shown.rows)}). Look at it before you load it.`,
  ];
}

/** Prices and counts of a row of which nobody knows whether a comma makes them a thousand times as much. */
export function unclearNumbers(
  file: string,
  { columns }: ColumnMap,
  { row, cells }: TableRow,
): RowError[] {
  return columns.flatMap((column): RowError[] => {
    const { heading, index, sign, isWhole } = column;
    const value = cells[index] ?? "";
    const isRead = sign === undefined || sign === ".";
    if (isRead || !(isWhole || isPrice(column)) || !UNCLEAR.test(withoutCurrency(value))) return [];
    const reason =
      sign === ","
        ? "The comma stands before decimals in this file, and there are three of them."
        : "Its comma may stand before decimals or between thousands: the file has both.";
    const example = sign === "," ? "129,95" : "129.95";
    const fix = isWhole
      ? "Write a whole number without a comma, like 1200."
      : `Write dollars with two decimals, like ${example}, and no comma between thousands.`;
    return [{ file, row, column: heading, value, reason, fix }];
  });
}
