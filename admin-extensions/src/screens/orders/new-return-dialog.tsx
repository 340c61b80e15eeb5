import {
  MONEY_BACK_REASONS,
  type MoneyBackReason,
  type Order,
  whyNotReturned,
} from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { TextAreaField } from "../components/field";
import { FormDialog } from "../components/form-dialog";
import { PieceCounts } from "./piece-counts";
import { ReasonField } from "./reason-field";
import { useNewReturn } from "./use-return-changes";

/** A return for somebody who called: accepted with that, and mailed how to send it. */
export function NewReturnDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState<MoneyBackReason | "">("");
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const make = useNewReturn(order.id);
  const lines = Object.entries(pieces)
    .filter(([, qty]) => qty > 0)
    .map(([line, qty]) => ({ line: Number(line), qty }));

  const rule = lines
    .map(({ line }) => whyNotReturned(order.items[line]?.returnRule, reason))
    .find((why) => why !== undefined);
  const needsWhy = rule !== undefined && note.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (needsWhy) return;
    if (lines.length > 0 && reason in MONEY_BACK_REASONS && reason !== "") {
      make.mutate({ lines, reason, note }, { onSuccess: onClose });
    }
  }

  return (
    <FormDialog
      title={`Return of order ${order.number}`}
      description={`The return is accepted with this. ${
        order.shipping.email
          ? "The customer gets a mail that says where to send it."
          : "There is no email address: please tell the customer where to send it."
      }`}
      action="Add Return"
      pendingAction="Adding..."
      isPending={make.isPending}
      isChanged={lines.length > 0 || reason !== "" || note !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <PieceCounts
        lines={order.items.map((item, line) => ({ ...item, line, most: item.qty }))}
        value={pieces}
        problem={
          isTried && lines.length === 0 ? "Please choose how many pieces come back." : undefined
        }
        onChange={setPieces}
      />
      <ReasonField
        value={reason}
        error={isTried && reason === "" ? "Please choose a reason." : undefined}
        onChange={setReason}
      />
      <TextAreaField
        label={rule ? "Why it may come back all the same" : "What they say"}
        hint={rule}
        error={isTried && needsWhy ? "Please say it in a few words." : undefined}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
