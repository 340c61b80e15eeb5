import type { Notice } from "~/api/notice-cookie";
import { Unbroken } from "~/components/unbroken";
import styles from "./form-notice.module.css";

/** What came of the form that led to a page of one person. */
export function FormNotice({ notice }: { notice: Notice | null | undefined }) {
  if (!notice) return null;
  const isProblem = notice.tone === "destructive";
  return (
    <div role={isProblem ? "alert" : "status"} className={styles.notice} data-tone={notice.tone}>
      <p>
        <strong>{notice.title}</strong>
      </p>
      <p>
        <Unbroken text={notice.description ?? ""} />
      </p>
    </div>
  );
}
