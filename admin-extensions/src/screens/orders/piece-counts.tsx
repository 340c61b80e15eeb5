import { wholeNameOf } from "@eldercare/contracts";
import parcels from "../parcels/parcels.module.css";
import styles from "./piece-counts.module.css";

type PieceCountsProps = {
  lines: readonly {
    line: number;
    name: string;
    variantName?: string | undefined;
    /** No more pieces can be chosen. */
    most: number;
    /** A few words below the name. */
    words?: string;
  }[];
  /** Pieces by the line's place. */
  value: Readonly<Record<number, number>>;
  /** What is said above them. */
  hint?: string | undefined;
  problem: string | undefined;
  onChange: (value: Readonly<Record<number, number>>) => void;
};

/** How many pieces of each line of an order. */
export function PieceCounts({ lines, value, hint, problem, onChange }: PieceCountsProps) {
  return (
    <fieldset className={styles.pieces}>
      <legend className={styles.legend}>Pieces</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ul className={parcels.lines}>
        {lines.map(({ line, most, words, ...item }) => (
          <li key={line} className={styles.line}>
            <span className={parcels.words}>
              <strong>{wholeNameOf(item)}</strong>
              {words && <span className={parcels.soft}>{words}</span>}
            </span>
            <label className={parcels.count}>
              <input
                type="number"
                min={0}
                max={most}
                disabled={most === 0}
                aria-label={`Pieces of ${wholeNameOf(item)}`}
                value={value[line] ?? 0}
                onChange={({ target }) =>
                  onChange({ ...value, [line]: whole(target.valueAsNumber, most) })
                }
              />
              of {most}
            </label>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const whole = (typed: number, most: number) =>
  Number.isNaN(typed) ? 0 : Math.min(most, Math.max(0, Math.trunc(typed)));
