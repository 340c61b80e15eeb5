import { ConfirmDialog } from "../components/confirm-dialog";
import styles from "./status-question-dialog.module.css";
import type { StatusChange } from "./use-status-change";

/** What a status does with money, goods and mail, before it is set. */
export function StatusQuestionDialog({
  change: { question, confirm, cancel },
}: {
  change: StatusChange;
}) {
  return (
    <ConfirmDialog
      title={question?.title ?? ""}
      question={
        question
          ? question.sentences.map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}
              </span>
            ))
          : null
      }
      action={question?.action ?? ""}
      tone={question?.isFinal ? "danger" : "primary"}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
