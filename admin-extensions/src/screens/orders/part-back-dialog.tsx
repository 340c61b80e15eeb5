import { formatCents, type MoneyBack, type Order, type OrderReturn } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { ConfirmDialog } from "../components/confirm-dialog";
import { Dialog } from "../components/dialog";
import { FormDialog } from "../components/form-dialog";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useKeptState } from "../components/use-kept-state";
import { useAdminQuery } from "../host/use-admin-query";
import { choiceOfReturn, firstChoice, partProblem } from "./part-back-choice";
import { PartBackFields } from "./part-back-fields";
import styles from "./status-question-dialog.module.css";
import { PartToPay, partOf, usePartBack } from "./use-part-back";

type PartBackDialogProps = {
  order: Order;
  /** The return that is paid back. */
  of?: OrderReturn;
  onClose: () => void;
};

/** Which part of an order's money goes back; the server says what that comes to before it is done. */
export function PartBackDialog({ order, of, onClose }: PartBackDialogProps) {
  const { data, error, refetch } = useAdminQuery("moneyBack.read", { params: { id: order.id } });
  if (data) return <PartBackForm order={order} of={of} left={data} onClose={onClose} />;
  return (
    <Dialog title={titleOf(order)} isOpen onClose={onClose}>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Dialog>
  );
}

const titleOf = ({ number }: Order) => `Pay part of order ${number} back`;

function PartBackForm({
  order,
  of,
  left,
  onClose,
}: Omit<PartBackDialogProps, "of"> & { of: OrderReturn | undefined; left: MoneyBack }) {
  const [first] = useState(() => (of ? choiceOfReturn(of) : firstChoice(left)));
  const part = useKeptState(`money-back:${of?.id ?? order.id}`, {
    begin: () => partOf(first),
    isChanged: (now) => now.chosen !== first,
    read: (values) => PartToPay.safeParse(values).data ?? null,
  });
  const { chosen } = part.value;
  const [problem, setProblem] = useState<ReturnType<typeof partProblem>>(null);
  const { question, isPending, ask, confirm, cancel } = usePartBack(order.id, () => {
    part.draft.forget();
    onClose();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = partProblem(chosen);
    setProblem(found);
    if (!found) ask(part.value);
  }

  return (
    <FormDialog
      title={titleOf(order)}
      description={`${formatCents(left.leftCents)} of this order is left. You see the exact sum before anything is paid back.`}
      action="Continue"
      pendingAction="One moment..."
      isPending={isPending}
      isChanged={part.isChanged}
      draft={part.draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <PartBackFields
        left={left}
        value={chosen}
        problem={problem}
        onChange={(next) => part.setValue(partOf(next))}
      />
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
        onConfirm={confirm}
        onCancel={cancel}
      />
    </FormDialog>
  );
}
