import type { CSSProperties, ReactNode } from "react";
import styles from "./metric-card.module.css";

export type MetricCardProps = {
  label: string;
  /** Nothing while it is being counted. */
  value: string | undefined;
  icon: ReactNode;
  hint?: string;
  tone?: "spruce" | "amber" | "coral" | "sage";
};

/** One figure, large. */
export function MetricCard({ label, value, icon, hint, tone = "spruce" }: MetricCardProps) {
  return (
    <div className={styles.metric} data-tone={tone}>
      <dt className={styles.label}>
        {label}
        <span className={styles.icon}>{icon}</span>
      </dt>
      <dd className={styles.value} style={{ "--letters": value?.length ?? 1 } as CSSProperties}>
        {value ?? <span className={styles.waiting}>…</span>}
      </dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}

/** Figures side by side. */
export function MetricCards({
  isCompact = false,
  children,
}: {
  /** Each on one line, without its icon. */
  isCompact?: boolean;
  children: ReactNode;
}) {
  return (
    <dl className={styles.metrics} data-compact={isCompact || undefined}>
      {children}
    </dl>
  );
}
