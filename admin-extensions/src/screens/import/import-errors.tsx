import { type ImportDetail, tableFormatOf } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { Button } from "../components/button";
import styles from "./import-detail-card.module.css";

/** What is wrong with rows, and the file in which they can be mended. */
export function ImportErrors({ detail }: { detail: ImportDetail }) {
  const { id, fileName, errors, hasRejectedRows, counts } = detail;
  if (errors.length === 0) return null;
  // A workbook's rows come back as a workbook, which loses no digits.
  const file = `errors.${tableFormatOf(fileName)}`;
  return (
    <section className={styles.notes} aria-label="Errors">
      <div className={styles.errorsHead}>
        <h3 className={styles.heading}>Rows with errors</h3>
        {hasRejectedRows && (
          <Button asChild tone="secondary">
            <a href={addressOf("imports.rejectedRows", { params: { id } })} download={file}>
              Download {file}
            </a>
          </Button>
        )}
      </div>
      <ol className={styles.errors}>
        {errors.map(({ row, column, value, reason, fix }) => (
          <li key={`${row} ${column} ${reason}`} className={styles.error}>
            <span className={styles.place}>
              Row {row}
              {column && `, ${column}`}
              {value && <span className={styles.value}> “{value}”</span>}
            </span>
            <span>
              {reason} {fix}
            </span>
          </li>
        ))}
      </ol>
      {(counts?.rejected ?? 0) > errors.length && (
        <p className={styles.more}>More are in {file}.</p>
      )}
    </section>
  );
}
