import type { OrderHistoryEntry } from "@eldercare/contracts";
import { formatMoment } from "../components/dates";
import { orderStatusLabel } from "../components/order-status-label";
import styles from "./order-history.module.css";

const WHO: Readonly<Record<string, string>> = {
  shop: "by the shop itself",
  customer: "by the customer",
};

/** What happened to an order, newest first. */
export function OrderHistory({ history }: { history: readonly OrderHistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <ol className={styles.history} aria-label="History">
      {[...history].reverse().map(({ at, to, by, note }) => (
        <li key={`${at}-${to}`} className={styles.entry}>
          <span className={styles.status}>{orderStatusLabel(to)}</span>{" "}
          <span className={styles.when}>
            {formatMoment(at)}, {WHO[by] ?? `by ${by}`}
          </span>
          {note && <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
