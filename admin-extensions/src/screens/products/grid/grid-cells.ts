import {
  centsInput,
  PRICE_GRID_CELLS,
  type PriceGridCell,
  type PriceGridRow,
  stockInput,
} from "@eldercare/contracts";
import { isTwofold, typedCents, typedWhole } from "../../components/typed-numbers";

export const CELLS = PRICE_GRID_CELLS;

export const CELL_LABELS: Readonly<Record<PriceGridCell, string>> = {
  priceCAD: "Price",
  salePriceCAD: "Sale price",
  onHand: "On hand",
};

export type CellValue = number | null;

/** A value as it stands in its cell. */
export function cellText(cell: PriceGridCell, value: CellValue): string {
  if (value === null) return "";
  return cell === "onHand" ? String(value) : (value / 100).toFixed(2);
}

/** Nobody counts the pieces: there is nothing to type. */
export const isLocked = (row: PriceGridRow, cell: PriceGridCell): boolean =>
  cell === "onHand" && row.onHand === null;

/** What was typed as a value, or what to write instead. */
export function readCell(
  cell: PriceGridCell,
  typed: string,
): { value: CellValue } | { problem: string } {
  if (cell === "salePriceCAD" && typed.trim() === "") return { value: null };
  if (cell === "onHand") {
    const { data, success } = stockInput.safeParse(typedWhole(typed));
    return success ? { value: data } : { problem: problemOf(typed, "a whole number", "12") };
  }
  const { data, success } = centsInput.safeParse(typedCents(typed));
  return success ? { value: data } : { problem: problemOf(typed, "an amount", "12.50") };
}

function problemOf(typed: string, what: string, example: string): string {
  if (!isTwofold(typed)) return `Write ${what}, such as ${example}.`;
  return `Write ${what} without the point: ${typed.trim()} can be read in two ways.`;
}
