import type { KeyboardEvent } from "react";

/** Where a cell's input stands, as its data says. */
const ROW = "data-grid-row";
const COLUMN = "data-grid-column";

/** What a cell's input carries, so that keys find its neighbours. */
export const placeOf = (row: number, column: number) => ({ [ROW]: row, [COLUMN]: column });

type Step = { down: number; right: number };

/**
 * Moves between cells as in a spreadsheet: Enter and the arrows up and down always, the arrows to the
 * sides from the ends of what is typed. Cells that cannot be typed in are passed over.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.hasAttribute(ROW)) return;
  const step = stepOf(event, input);
  if (!step) return;
  event.preventDefault();
  const [row, column] = [ROW, COLUMN].map((name) => Number(input.getAttribute(name)));
  const next = neighbour(event.currentTarget, { row: row ?? 0, column: column ?? 0 }, step);
  next?.focus();
  next?.select();
}

function stepOf(event: KeyboardEvent<HTMLElement>, input: HTMLInputElement): Step | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || event.nativeEvent.isComposing) return null;
  if (key === "Enter") return { down: shiftKey ? -1 : 1, right: 0 };
  if (shiftKey) return null;
  if (key === "ArrowDown") return { down: 1, right: 0 };
  if (key === "ArrowUp") return { down: -1, right: 0 };
  const { selectionStart, selectionEnd, value } = input;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (key === "ArrowLeft" && (isAll || selectionEnd === 0)) return { down: 0, right: -1 };
  if (key === "ArrowRight" && (isAll || selectionStart === value.length)) {
    return { down: 0, right: 1 };
  }
  return null;
}

function neighbour(
  table: HTMLElement,
  { row, column }: { row: number; column: number },
  { down, right }: Step,
): HTMLInputElement | null {
  const inRow = (each: number) => table.querySelector(`[${ROW}="${each}"]`) !== null;
  for (
    let [y, x] = [row + down, column + right];
    inRow(y) && x >= 0 && x < 3;
    y += down, x += right
  ) {
    const next = table.querySelector<HTMLInputElement>(`input[${ROW}="${y}"][${COLUMN}="${x}"]`);
    if (next) return next;
  }
  return null;
}
