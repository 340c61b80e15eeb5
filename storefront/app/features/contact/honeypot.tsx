import styles from "./honeypot.module.css";

/** A field that people neither see nor reach; robots fill it in and give themselves away. */
export function Honeypot({ name }: { name: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Please leave this empty
        <input name={name} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
