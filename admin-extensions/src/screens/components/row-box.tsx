import { useEffect, useRef } from "react";
import styles from "./row-box.module.css";

type RowBoxProps = {
  label: string;
  /** What the box stands for: one row, or all of a page. */
  keys: readonly string[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** The box that chooses a row of a table, or all of them; half filled where only some are chosen. */
export function RowBox({ label, keys, chosen, onChange }: RowBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => chosen.has(key)).length;
  const isAll = keys.length > 0 && count === keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className={styles.target}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isAll}
        onChange={() => onChange(withKeys(chosen, keys, !isAll))}
      />
    </label>
  );
}

function withKeys(chosen: ReadonlySet<string>, keys: readonly string[], isWanted: boolean) {
  const next = new Set(chosen);
  for (const key of keys) {
    if (isWanted) next.add(key);
    else next.delete(key);
  }
  return next;
}
