import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = { title: string; hint?: string; icon?: ReactNode; action?: ReactNode };

/** What stands where a list would, when there is nothing in it. */
export function EmptyState({ title, hint, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
