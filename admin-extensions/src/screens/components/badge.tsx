import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type BadgeTone = "spruce" | "sage" | "amber" | "coral" | "brick" | "grey" | "violet";

/** A word in a coloured pill; the word says it, the colour only helps. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
