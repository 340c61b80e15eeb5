import { forwardRef } from "react";
import styles from "./honeypot.module.css";

/** A field that people neither see nor reach; robots fill it in and give themselves away. */
export const Honeypot = forwardRef<HTMLInputElement, { name: string }>(
  function Honeypot(field, ref) {
    return (
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          Please leave this empty
          <input {...field} ref={ref} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    );
  },
);
