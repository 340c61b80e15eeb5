import type { ImportDetail } from "@eldercare/contracts";
import styles from "./import-detail-card.module.css";

/** What the import changes, field by field, and what it makes. */
export function Preview({ detail }: { detail: ImportDetail }) {
  const { creations, differences, counts } = detail;
  return (
    <>
      {differences.length > 0 && (
        <details className={styles.preview} open={differences.length <= 10}>
          <summary className={styles.heading}>Changes ({counts?.updated})</summary>
          <ul className={styles.list}>
            {differences.map(({ name, changes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list stands still.
              <li key={index}>
                <strong>{name}</strong>
                <ul className={styles.list}>
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <More shown={differences.length} of={counts?.updated} />
        </details>
      )}
      {creations.length > 0 && (
        <details className={styles.preview} open={creations.length <= 10}>
          <summary className={styles.heading}>New ({counts?.created})</summary>
          <ul className={styles.list}>
            {creations.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list stands still.
              <li key={index}>{name}</li>
            ))}
          </ul>
          <More shown={creations.length} of={counts?.created} />
        </details>
      )}
    </>
  );
}

function More({ shown, of = 0 }: { shown: number; of: number | undefined }) {
  return of > shown ? <p className={styles.more}>… and {of - shown} more</p> : null;
}
