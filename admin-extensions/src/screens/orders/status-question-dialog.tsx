import { meansLabel, PAYMENT_MEANS, PaymentMeans } from "@eldercare/contracts";
import { ConfirmDialog } from "../components/confirm-dialog";
import { SelectField } from "../components/field";
import { ASKED_AGAIN } from "./other-question";
import styles from "./status-question-dialog.module.css";
import type { StatusChange } from "./use-status-change";

/** What a status does with money, goods and mail, before it is set. */
export function StatusQuestionDialog({
  change: { question, isAgain, confirm, cancel, means, setMeans },
}: {
  change: StatusChange;
}) {
  const sentences = question ? [...(isAgain ? [ASKED_AGAIN] : []), ...question.sentences] : [];
  return (
    <ConfirmDialog
      title={question?.title ?? ""}
      question={
        question
          ? sentences.map((sentence) => (
              <span key={sentence} className={styles.sentence}>
                {sentence}
              </span>
            ))
          : null
      }
      action={question?.action ?? ""}
      dismiss="Keep It as It Is"
      tone={question?.isFinal ? "danger" : "primary"}
      onConfirm={confirm}
      onCancel={cancel}
    >
      {question?.asksMeans && (
        <div className={styles.choice}>
          <SelectField
            label="How was it paid?"
            value={means}
            onChange={(event) => setMeans(PaymentMeans.parse(event.target.value))}
          >
            {PAYMENT_MEANS.map((each) => (
              <option key={each} value={each}>
                {meansLabel(each)}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </ConfirmDialog>
  );
}
