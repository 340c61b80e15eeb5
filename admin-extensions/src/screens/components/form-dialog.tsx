import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { DraftQuestion } from "./draft-question";
import { Form } from "./form";
import { useClosing } from "./use-closing";
import type { OfferedDraft } from "./use-draft";

type FormDialogProps = {
  title: string;
  description?: string;
  /** What the saving button says, and while it works. */
  action: string;
  pendingAction: string;
  isPending: boolean;
  /** Whether closing would lose something; then it asks first. */
  isChanged: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** What was typed another time: offered when the dialog opens, forgotten when changes are discarded. */
  draft?: OfferedDraft & { forget: () => void };
  /** A further button beside Cancel and the saving one. */
  otherAction?: ReactNode;
  size?: "narrow" | "wide" | "widest";
  children: ReactNode;
};

/** A dialog with a form: Cancel and the saving button at its end, and nothing typed is lost by a stray click. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, isPending, isChanged, onClose, draft, children } = props;
  const formId = useId();
  const { close, question } = useClosing({ isChanged, isPending, draft, onClose });

  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onClose={close}
      size={size}
      footer={
        <>
          {props.otherAction}
          <Button tone="secondary" disabled={isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isPending}>
            {isPending ? props.pendingAction : props.action}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={props.onSubmit} aria-busy={isPending}>
        {children}
      </Form>
      {question}
      {draft && <DraftQuestion {...draft} />}
    </Dialog>
  );
}
