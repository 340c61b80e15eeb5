import type { PriceGridCell, PriceGridRow } from "@eldercare/contracts";
import { CELLS, cellText, isLocked, readCell } from "./grid-cells";
import { type GridEdits, withText } from "./grid-edits";

/**
 * Cells as spreadsheets copy them: tabs between columns, a line for each row; what holds a tab, a
 * line or quotes stands in quotes.
 */
export function pastedTable(text: string): string[][] {
  const table: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y;
  for (;;) {
    const [, raw = "", end = ""] = cells.exec(text) ?? [];
    const isQuoted = raw.startsWith('"') && raw.endsWith('"') && raw.length > 1;
    table.at(-1)?.push((isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw).trim());
    if (end === "" || cells.lastIndex >= text.length) break;
    if (end !== "\t") table.push([]);
  }
  return table;
}

/** What a paste does: the edits with it, and how many cells came in, and how many had no place. */
export type Pasted = { edits: GridEdits; taken: number; leftOut: number };

/** Pastes cells from one on, to the right and down; empty ones leave theirs alone. */
export function withPasted(
  edits: GridEdits,
  rows: readonly PriceGridRow[],
  from: { place: number; cell: PriceGridCell },
  text: string,
): Pasted {
  let next = edits;
  let [taken, leftOut] = [0, 0];
  pastedTable(text).forEach((line, down) => {
    const row = rows[from.place + down];
    line.forEach((typed, right) => {
      const cell = CELLS[CELLS.indexOf(from.cell) + right];
      if (typed === "") return;
      if (!row || !cell || isLocked(row, cell)) {
        leftOut += 1;
        return;
      }
      next = withText(next, row, cell, tidied(cell, typed));
      taken += 1;
    });
  });
  return { edits: next, taken, leftOut };
}

/** A value as cells show it; what is none stays as it was pasted, to be mended. */
function tidied(cell: PriceGridCell, typed: string): string {
  const read = readCell(cell, typed);
  return "value" in read ? cellText(cell, read.value) : typed;
}

/** Whether it is more than a text for one cell. */
export const isTable = (text: string): boolean => /[\t\r\n]./.test(text);
