import {
  MAX_HOW_SETTLED_LENGTH,
  type MoneyMismatch,
  SettledMismatchBody,
} from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { TextField } from "../components/field";
import { FormDialog } from "../components/form-dialog";
import { useAdminMutation } from "../host/use-admin-mutation";
import { mismatchWords } from "./mismatch-words";

/** What disagrees was settled where neither Stripe nor the order sees it: how, for whoever asks later. */
export function SettleDialog({
  mismatch,
  onClose,
}: {
  mismatch: MoneyMismatch;
  onClose: () => void;
}) {
  const [how, setHow] = useState("");
  const [isTried, setTried] = useState(false);
  const problem = SettledMismatchBody.shape.how.safeParse(how).error?.issues[0]?.message;
  const settle = useAdminMutation({
    send: (_nothing: undefined, call) => {
      const { order: _, settledCents: __, ...sums } = mismatch;
      return call("moneyCheck.settle", { body: { ...sums, how } });
    },
    refreshes: ["moneyCheck", "orders", "waitingWork"],
    success: () => ({
      title: "Settled",
      description: mismatch.order ? "The order’s history says how." : "It is named no more.",
    }),
    failure: "This could not be saved. Please try again.",
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!problem) settle.mutate(undefined, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={mismatch.order ? `Settle order ${mismatch.order.number}` : "Settle a payment"}
      description={`${mismatchWords(mismatch)} Once it is settled in another way, it is named no more while the difference stays as it is.`}
      action="It Is Settled"
      pendingAction="Saving..."
      isPending={settle.isPending}
      isChanged={how.trim() !== ""}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="How it was settled"
        hint="Such as the number of a cheque, and its day."
        error={isTried ? problem : undefined}
        maxLength={MAX_HOW_SETTLED_LENGTH}
        required
        value={how}
        onChange={({ currentTarget }) => setHow(currentTarget.value)}
      />
    </FormDialog>
  );
}
