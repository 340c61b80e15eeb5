import { AlertDialog } from "@radix-ui/themes";
import type { ReactNode } from "react";
import { Button } from "./button";
import styles from "./confirm-dialog.module.css";

type ConfirmDialogProps = {
  title: string;
  /** The question; the dialog is open while there is one. */
  question: ReactNode | null;
  /** What the confirming button says. */
  action: string;
  /** What the other one says, where "Cancel" may be taken for it. */
  dismiss?: string;
  tone?: "danger" | "primary";
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What is to be chosen with it. */
  children?: ReactNode;
};

/** Asks before something that matters, by default that cannot be undone; the other button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    question,
    action,
    dismiss = "Cancel",
    tone = "danger",
    isPending = false,
    onConfirm,
    onCancel,
  } = props;
  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Content className={styles.dialog}>
        <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
        <AlertDialog.Description className={styles.question}>{question}</AlertDialog.Description>
        {props.children}
        <div className={styles.actions}>
          <AlertDialog.Cancel>
            <Button tone="secondary">{dismiss}</Button>
          </AlertDialog.Cancel>
          <Button tone={tone} disabled={isPending} onClick={onConfirm}>
            {action}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}
