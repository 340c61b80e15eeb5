import type { PriceGridCell, PriceGridRow } from "@eldercare/contracts";
import { type ClipboardEvent, memo, useId } from "react";
import { NamedCell } from "../../components/named-cell";
import { Thumbnail } from "../../components/thumbnail";
import { CELL_LABELS, CELLS, isLocked } from "./grid-cells";
import { placeOf } from "./grid-keys";
import styles from "./price-grid.module.css";

type RowProps = {
  row: PriceGridRow;
  place: number;
  /** What stands in the cells, and why they cannot be saved; in the order of the cells. */
  texts: readonly [string, string, string];
  problems: readonly [string, string, string];
  changed: readonly [boolean, boolean, boolean];
  onType: (row: PriceGridRow, cell: PriceGridCell, text: string) => void;
  /** Gives the cell back what it was. */
  onReset: (row: PriceGridRow, cell: PriceGridCell) => void;
  onPaste: (place: number, cell: PriceGridCell, event: ClipboardEvent<HTMLInputElement>) => void;
};

/** A variant's prices and stock as cells to type in. */
export const PriceGridTableRow = memo(
  function PriceGridTableRow(props: RowProps) {
    const { row, place, texts, problems, changed, onType, onReset, onPaste } = props;
    const id = useId();
    const name = [row.name, row.variant].filter(Boolean).join(", ");
    return (
      <tr className={styles.row}>
        <th scope="row" className={styles.name}>
          <NamedCell isCut image={<Thumbnail src={row.image} />} name={name} detail={row.sku} />
        </th>
        {CELLS.map((cell, column) => (
          <td key={cell} className={styles.cell} data-label={CELL_LABELS[cell]}>
            {isLocked(row, cell) ? (
              <span className={styles.locked}>Not counted</span>
            ) : (
              <input
                {...placeOf(place, column)}
                className={styles.input}
                aria-label={`${CELL_LABELS[cell]} of ${name}`}
                aria-invalid={problems[column] ? true : undefined}
                aria-describedby={problems[column] ? `${id}-${cell}` : undefined}
                data-changed={changed[column] || undefined}
                data-variant={row.variantId}
                data-cell={cell}
                inputMode={cell === "onHand" ? "numeric" : "decimal"}
                autoComplete="off"
                placeholder={cell === "salePriceCAD" ? "None" : undefined}
                value={texts[column]}
                onChange={({ target }) => onType(row, cell, target.value)}
                onFocus={({ target }) => target.select()}
                onKeyDown={({ key }) => key === "Escape" && onReset(row, cell)}
                onPaste={(event) => onPaste(place, cell, event)}
              />
            )}
            {problems[column] && (
              <p id={`${id}-${cell}`} className={styles.problem}>
                {problems[column]}
              </p>
            )}
          </td>
        ))}
        <td className={styles.reserved} data-label="Reserved">
          {row.reserved}
        </td>
      </tr>
    );
  },
  (before, now) =>
    before.row === now.row &&
    before.place === now.place &&
    before.onPaste === now.onPaste &&
    [0, 1, 2].every(
      (column) =>
        before.texts[column] === now.texts[column] &&
        before.problems[column] === now.problems[column] &&
        before.changed[column] === now.changed[column],
    ),
);
