import type { ImportDetail } from "@eldercare/contracts";
import type { ReactNode } from "react";
import styles from "./import-detail-card.module.css";

/** What the import removes, changes field by field, and makes. */
export function Preview({ detail }: { detail: ImportDetail }) {
  const { removals, creations, differences, counts, status } = detail;
  return (
    <>
      <Part
        title={status === "ready" ? "To remove" : "Removed"}
        count={counts?.removed}
        items={removals}
      />
      <Part
        title="Changes"
        count={counts?.updated}
        items={differences.map(({ name, changes, variants = [] }) => (
          <>
            <strong>{name}</strong>
            <ul className={styles.list}>
              {[
                ...changes,
                ...variants.map((variant) => `${variant.name}: ${variant.changes.join("; ")}`),
              ].map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </>
        ))}
      />
      <Part title="New" count={counts?.created} items={creations} />
    </>
  );
}

/** Folded up when it is long; `items` are the first of `count`. */
function Part(props: { title: string; count: number | undefined; items: readonly ReactNode[] }) {
  const { title, count = 0, items } = props;
  if (items.length === 0) return null;
  return (
    <details className={styles.preview} open={items.length <= 10}>
      <summary className={styles.heading}>
        {title} ({count})
      </summary>
      <ul className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list stands still.
          <li key={index}>{item}</li>
        ))}
      </ul>
      {count > items.length && <p className={styles.more}>… and {count - items.length} more</p>}
    </details>
  );
}
