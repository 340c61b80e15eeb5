import type { TotalsRow } from "@eldercare/contracts";
import styles from "./totals-list.module.css";

/** A breakdown as a list: what each part costs, and the total. */
export function TotalsList({ rows }: { rows: readonly TotalsRow[] }) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, amount, isTotal }) => (
        <div key={label} className={isTotal ? styles.total : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
