import {
  MAX_RETURN_NOTE_LENGTH,
  MONEY_BACK_REASONS,
  MoneyBackReason,
  type Order,
  whyNotReturned,
} from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { z } from "zod";
import { TextAreaField } from "../components/field";
import { FormDialog } from "../components/form-dialog";
import { newDeedKey } from "../components/new-id";
import { useKeptState } from "../components/use-kept-state";
import { linesOf, PieceCounted } from "./part-back-choice";
import styles from "./part-back-fields.module.css";
import { PieceCounts } from "./piece-counts";
import { ReasonField } from "./reason-field";
import { useNewReturn } from "./use-return-changes";

/** What is entered; `key` names the return, however often it is sent. */
const NewReturn = z.object({
  key: z.string(),
  pieces: PieceCounted,
  reason: MoneyBackReason.or(z.literal("")),
  note: z.string(),
});
type NewReturn = z.infer<typeof NewReturn>;

const nothing = (): NewReturn => ({ key: newDeedKey(), pieces: {}, reason: "", note: "" });

/** A return for somebody who called: accepted with that, and mailed how to send it. */
export function NewReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { value, change, isChanged, draft } = useKeptState(`return:${order.id}`, {
    begin: nothing,
    isChanged: ({ pieces, reason, note }) =>
      linesOf({ pieces }).length > 0 || reason !== "" || note !== "",
    read: (values) => NewReturn.safeParse(values).data ?? null,
  });
  const { key, pieces, reason, note } = value;
  const [isTried, setTried] = useState(false);
  const make = useNewReturn(order.id);
  const lines = linesOf(value);

  const rule = lines
    .map(({ line }) => whyNotReturned(order.items[line]?.returnRule, reason))
    .find((why) => why !== undefined);
  const needsWhy = rule !== undefined && note.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (needsWhy) return;
    if (lines.length > 0 && reason in MONEY_BACK_REASONS && reason !== "") {
      const onSuccess = () => {
        draft.forget();
        onClose();
      };
      make.mutate({ key, lines, reason, note }, { onSuccess });
    }
  }

  return (
    <FormDialog
      title={`Return of order ${order.number}`}
      description={`Adding the return accepts it. ${
        order.shipping.email
          ? "The customer gets an email that says where to send it."
          : "There is no email address: please tell the customer where to send it."
      }`}
      action="Add Return"
      pendingAction="Adding..."
      isPending={make.isPending}
      isChanged={isChanged}
      draft={draft}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <PieceCounts
          lines={order.items.map((item, line) => ({ ...item, line, most: item.qty }))}
          value={pieces}
          problem={
            isTried && lines.length === 0 ? "Please choose how many pieces come back." : undefined
          }
          onChange={(next) => change({ pieces: next })}
        />
        <ReasonField
          value={reason}
          error={isTried && reason === "" ? "Please choose a reason." : undefined}
          onChange={(next) => change({ reason: next })}
        />
        <TextAreaField
          label={rule ? "Why it may be returned anyway" : "What they say"}
          hint={rule}
          error={isTried && needsWhy ? "Please say it in a few words." : undefined}
          rows={3}
          maxLength={MAX_RETURN_NOTE_LENGTH}
          value={note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </div>
    </FormDialog>
  );
}
