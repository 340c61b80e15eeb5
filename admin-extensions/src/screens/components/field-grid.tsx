import type { ReactNode } from "react";
import styles from "./field-grid.module.css";

/** Fields of a form, side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field that takes a whole row. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
