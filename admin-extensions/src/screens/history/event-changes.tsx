import type { SecurityEvent } from "@eldercare/contracts";
import styles from "./event-changes.module.css";
import { fieldLabel, fieldText } from "./field-words";

/** Which fields an event tells of: as they were, and as they are. */
export function EventChanges({ event, isApart }: { event: SecurityEvent; isApart?: boolean }) {
  const { before, after } = event;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return null;
  return (
    <dl className={styles.changes} data-apart={isApart}>
      {fields.map((field) => (
        <div key={field} className={styles.change}>
          <dt className={styles.field}>{fieldLabel(field)}</dt>
          <dd className={styles.values}>
            {before && field in before && (
              <del className={styles.before}>{fieldText(field, before[field])}</del>
            )}
            {before && after && field in before && field in after && " → "}
            {after && field in after && (
              <ins className={styles.after}>{fieldText(field, after[field])}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
