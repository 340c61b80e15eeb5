import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

/** Search and filters of a list, side by side where there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}

type FilterSelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
};

/** A filter with a few values, its label for screen readers only. */
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {children}
    </select>
  );
}
