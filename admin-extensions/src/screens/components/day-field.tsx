import { useId } from "react";
import styles from "./day-field.module.css";

type DayFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A day of the shop's time zone, as 2026-11-22; "" for none. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div className={styles.day}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
