import styles from "./loading.module.css";

/** A turning ring with words for those who do not see it. */
export function Loading({ label = "Loading..." }: { label?: string }) {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
