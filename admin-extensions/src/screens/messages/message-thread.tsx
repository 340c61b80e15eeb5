import type { ContactMessage } from "@eldercare/contracts";
import { formatMoment } from "../components/dates";
import styles from "./message-dialog.module.css";

/** What was written and what was answered, oldest first. */
export function MessageThread({
  message: { name, message, createdAt, replies },
}: {
  message: ContactMessage;
}) {
  return (
    <ol className={styles.thread} aria-label="What was written and answered">
      <li className={styles.written}>
        <p className={styles.who}>
          {name}, {formatMoment(createdAt)}
        </p>
        <p className={styles.text}>{message}</p>
      </li>
      {replies.map(({ id, at, by, text }) => (
        <li key={id} className={styles.answered}>
          <p className={styles.who}>
            Answered by {by}, {formatMoment(at)}
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
