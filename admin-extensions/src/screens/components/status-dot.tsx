import type { ReactNode } from "react";
import styles from "./status-dot.module.css";

/** A word with a coloured dot before it. */
export function StatusDot({ tone, children }: { tone: "good" | "warning"; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
