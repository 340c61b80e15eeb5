import { type ContactMessage, ContactReplyBody, MAX_REPLY_LENGTH } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { Button } from "../components/button";
import { CustomerLink } from "../components/customer-link";
import { formatMoment } from "../components/dates";
import { Facts } from "../components/facts";
import { TextAreaField } from "../components/field";
import { FormDialog } from "../components/form-dialog";
import { CheckIcon } from "../components/icons";
import { useWrittenText } from "../components/use-written-text";
import styles from "./message-dialog.module.css";
import { MessageThread } from "./message-thread";
import { ReplyTexts } from "./reply-texts";
import { useAnswerMessage } from "./use-answer-message";

type MessageDialogProps = {
  message: ContactMessage;
  isPending: boolean;
  onMark: (handled: boolean) => void;
  onClose: () => void;
};

/** One message to read and to answer; answers are kept below it. */
export function MessageDialog({ message, isPending, onMark, onClose }: MessageDialogProps) {
  const { subject, name, email, phone, handled, handledAt } = message;
  const { id, text, isWritten, write, begin, draft } = useWrittenText(`reply:${message.id}`);
  const [error, setError] = useState<string>();
  const answer = useAnswerMessage(message.id);

  function send(event: FormEvent) {
    event.preventDefault();
    const given = ContactReplyBody.safeParse({ id, text });
    if (!given.success) return setError(given.error.issues[0]?.message);
    setError(undefined);
    answer.mutate(given.data, { onSuccess: begin });
  }

  return (
    <FormDialog
      title={subject}
      action="Send Answer"
      pendingAction="Sending..."
      isPending={answer.isPending}
      isChanged={isWritten}
      draft={draft}
      onSubmit={send}
      onClose={onClose}
    >
      <div className={styles.message}>
        <Facts
          facts={[
            { term: "From", value: name },
            { term: "Email", value: <CustomerLink who={{ email }}>{email}</CustomerLink> },
            ...(phone ? [{ term: "Phone", value: phone }] : []),
            ...(handledAt ? [{ term: "Handled", value: formatMoment(handledAt) }] : []),
          ]}
        />
        <MessageThread message={message} />
        <div>
          <Button tone="secondary" disabled={isPending} onClick={() => onMark(!handled)}>
            <CheckIcon />
            {handled ? "Reopen" : "Mark handled"}
          </Button>
        </div>
        <ReplyTexts typed={text} onChoose={write} />
        <TextAreaField
          label="Your answer"
          hint="It is emailed with the message below it. What they write back comes to the shop's mailbox."
          rows={6}
          error={error}
          maxLength={MAX_REPLY_LENGTH}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}
