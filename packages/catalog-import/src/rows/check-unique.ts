import type { ColumnMap, MappedColumn } from "../table/map-columns.js";
import type { TableRow } from "../table/table.js";
import type { RowError } from "./row-error.js";

/**
 * Finds rows that repeat an earlier row's value in a column whose values exist once: of two
 * rows about one thing, nobody could say which one is right. Upper case makes no difference.
 */
export class UniqueCheck {
  readonly #columns: readonly { column: MappedColumn; firstRow: Map<string, number> }[];

  constructor(
    private readonly file: string,
    map: ColumnMap,
    keys: readonly string[],
  ) {
    this.#columns = map.columns
      .filter(({ key }) => keys.includes(key))
      .map((column) => ({ column, firstRow: new Map<string, number>() }));
  }

  /**
   * What repeats an earlier row; rows are to be given in their order. What a row about a further
   * variant has from the product's first row is no repetition.
   */
  repeats({ row, cells }: TableRow, product: TableRow): RowError[] {
    return this.#columns.flatMap(({ column: { heading, index, key }, firstRow }): RowError[] => {
      const value = cells[index] ?? "";
      if (value === "") return [];
      if (key !== "sku" && row !== product.row && value === product.cells[index]) return [];
      // Shopify keeps spreadsheets from counting with what begins so.
      const plain = value.toLowerCase().replace(/^'/, "");
      const earlier = firstRow.get(plain);
      if (earlier === undefined) {
        firstRow.set(plain, row);
        return [];
      }
      const reason = `It is in row ${earlier} already.`;
      const fix = "Remove one of the two rows, or correct it.";
      return [{ file: this.file, row, column: heading, value, reason, fix }];
    });
  }
}
