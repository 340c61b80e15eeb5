import type { ReactNode } from "react";
import styles from "./row-actions.module.css";

/** What can be done with a row: its buttons on one line. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
