import type { ContactMessage } from "@eldercare/contracts";
import { Button } from "../components/button";
import { formatMoment } from "../components/dates";
import { Dialog } from "../components/dialog";
import { Facts } from "../components/facts";
import { CheckIcon, MailIcon } from "../components/icons";
import styles from "./message-dialog.module.css";

type MessageDialogProps = {
  message: ContactMessage;
  isPending: boolean;
  onMark: (handled: boolean) => void;
  onClose: () => void;
};

function replyAddress({ email, subject }: ContactMessage): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

/** One message to read and to answer. */
export function MessageDialog({ message, isPending, onMark, onClose }: MessageDialogProps) {
  const { subject, name, email, phone, createdAt, handled, handledAt } = message;
  return (
    <Dialog
      title={subject}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" disabled={isPending} onClick={() => onMark(!handled)}>
            <CheckIcon />
            {handled ? "Reopen" : "Mark handled"}
          </Button>
          <Button asChild>
            <a href={replyAddress(message)}>
              <MailIcon />
              Reply
            </a>
          </Button>
        </>
      }
    >
      <div className={styles.message}>
        <Facts
          facts={[
            { term: "From", value: name },
            { term: "Email", value: email },
            ...(phone ? [{ term: "Phone", value: phone }] : []),
            { term: "Received", value: formatMoment(createdAt) },
            ...(handledAt ? [{ term: "Handled", value: formatMoment(handledAt) }] : []),
          ]}
        />
        <p className={styles.text}>{message.message}</p>
      </div>
    </Dialog>
  );
}
