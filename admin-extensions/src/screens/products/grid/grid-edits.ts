import {
  PRICE_GRID_CELLS,
  type PriceGridCell,
  type PriceGridChange,
  type PriceGridProblem,
  PriceGridRow,
} from "@eldercare/contracts";
import { z } from "zod";
import { CELLS, type CellValue, cellText, isLocked, readCell } from "./grid-cells";

/** A cell that was changed: what it was when that began, and what is typed. */
type CellEdit = {
  expected: CellValue;
  typed: string;
  /** Why the server did not save it. */
  refusal?: string | undefined;
};

type RowEdit = {
  row: PriceGridRow;
  cells: Partial<Record<PriceGridCell, CellEdit>>;
};

/** Changed rows by their variants; they stay while somebody pages and filters. */
export type GridEdits = ReadonlyMap<string, RowEdit>;

export const NO_EDITS: GridEdits = new Map();

const KeptEdits = z.object({
  rows: z.array(
    z.object({
      row: PriceGridRow,
      cells: z.partialRecord(
        z.enum(PRICE_GRID_CELLS),
        z.object({
          expected: z.number().nullable(),
          typed: z.string(),
          refusal: z.string().optional(),
        }),
      ),
    }),
  ),
});

/** As a draft keeps them. */
export const editsToKeep = (edits: GridEdits): z.input<typeof KeptEdits> => ({
  rows: [...edits.values()],
});

/** Of a draft; none where it is not one of these. */
export function editsKept(values: unknown): GridEdits {
  const { rows = [] } = KeptEdits.safeParse(values).data ?? {};
  return new Map(rows.map((edit) => [edit.row.variantId, edit]));
}

/** What stands in a cell. */
export function shownText(edits: GridEdits, row: PriceGridRow, cell: PriceGridCell): string {
  return edits.get(row.variantId)?.cells[cell]?.typed ?? cellText(cell, row[cell]);
}

/** A cell with another text; one that is as it was is no change. */
export function withText(
  edits: GridEdits,
  row: PriceGridRow,
  cell: PriceGridCell,
  typed: string,
): GridEdits {
  if (isLocked(row, cell)) return edits;
  const before = edits.get(row.variantId) ?? { row, cells: {} };
  const expected = before.cells[cell] ? before.cells[cell].expected : row[cell];
  const cells = { ...before.cells };
  if (isSameAs(expected, cell, typed)) delete cells[cell];
  else cells[cell] = { expected, typed };
  const next = new Map(edits);
  if (Object.keys(cells).length === 0) next.delete(row.variantId);
  else next.set(row.variantId, { row: before.row, cells });
  return next;
}

function isSameAs(value: CellValue, cell: PriceGridCell, typed: string): boolean {
  if (typed === cellText(cell, value)) return true;
  const read = readCell(cell, typed);
  return "value" in read && read.value === value;
}

/** Why a cell cannot be saved as it is; empty where it can. */
export function problemOf(edits: GridEdits, row: PriceGridRow, cell: PriceGridCell): string {
  const edit = edits.get(row.variantId);
  const own = edit?.cells[cell];
  if (!edit || !own) return "";
  const read = readCell(cell, own.typed);
  if ("problem" in read) return read.problem;
  if (own.refusal) return own.refusal;
  const [price, sale] = [valueIn(edit, "priceCAD"), valueIn(edit, "salePriceCAD")];
  const isAbove = typeof sale === "number" && typeof price === "number" && sale >= price;
  const isOfPrice = cell !== "onHand" && !(cell === "priceCAD" && edit.cells.salePriceCAD);
  return isAbove && isOfPrice ? "The sale price must be below the price." : "";
}

/** Whether there is something to mend before it is sent. What the server refused may be sent again. */
const isInvalid = (edits: GridEdits, row: PriceGridRow, cell: PriceGridCell): boolean =>
  edits.get(row.variantId)?.cells[cell]?.refusal === undefined &&
  problemOf(edits, row, cell) !== "";

/** What a cell of a changed row holds; undefined for what is no value. */
function valueIn({ row, cells }: RowEdit, cell: PriceGridCell): CellValue | undefined {
  const edit = cells[cell];
  if (!edit) return row[cell];
  const read = readCell(cell, edit.typed);
  return "value" in read ? read.value : undefined;
}

/** What is to be saved, how much of each, and how many cells cannot be. */
export type GridSummary = {
  rows: PriceGridChange[];
  cells: Record<PriceGridCell, number>;
  products: number;
  invalid: number;
};

export function summaryOf(edits: GridEdits): GridSummary {
  const cells = { priceCAD: 0, salePriceCAD: 0, onHand: 0 };
  let invalid = 0;
  const rows = [...edits.values()].map((edit): PriceGridChange => {
    const { productId, variantId } = edit.row;
    const changes = CELLS.flatMap((cell) => {
      const own = edit.cells[cell];
      if (!own) return [];
      cells[cell] += 1;
      if (isInvalid(edits, edit.row, cell)) invalid += 1;
      return [[cell, { expected: own.expected, to: valueIn(edit, cell) ?? null }] as const];
    });
    return { productId, variantId, ...Object.fromEntries(changes) };
  });
  const products = new Set(rows.map(({ productId }) => productId)).size;
  return { rows, cells, products, invalid };
}

/** What is left when it was saved: rows with a problem, which say it, and begin from what is there now. */
export function afterSaving(edits: GridEdits, problems: readonly PriceGridProblem[]): GridEdits {
  const left = new Map<string, RowEdit>();
  for (const { variantId, cell, message, now } of problems) {
    const before = left.get(variantId) ?? edits.get(variantId);
    if (!before) continue;
    const own = before.cells[cell] ?? {
      expected: before.row[cell],
      typed: cellText(cell, before.row[cell]),
    };
    const expected = now === undefined ? own.expected : now;
    const cells = { ...before.cells, [cell]: { ...own, expected, refusal: message } };
    left.set(variantId, { row: { ...before.row, [cell]: expected }, cells });
  }
  return left;
}

/** The first cell that cannot be saved. */
export function firstInvalid(edits: GridEdits): { row: PriceGridRow; cell: PriceGridCell } | null {
  for (const { row } of edits.values()) {
    const cell = CELLS.find((each) => isInvalid(edits, row, each));
    if (cell) return { row, cell };
  }
  return null;
}
