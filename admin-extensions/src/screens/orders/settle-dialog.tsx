import type { MoneyMismatch } from "@eldercare/contracts";
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
  const isMissing = how.trim() === "";
  const settle = useAdminMutation({
    send: (_nothing: undefined, call) => {
      const { order: _, settledCents: __, ...sums } = mismatch;
      return call("moneyCheck.settle", { body: { ...sums, how } });
    },
    refreshes: ["moneyCheck", "orders", "waitingWork"],
    success: () => ({ title: "Settled", description: "The order’s history says how." }),
    failure: "This could not be saved. Please try again.",
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isMissing) settle.mutate(undefined, { onSuccess: onClose });
  }

  return (
    <FormDialog
      title={mismatch.order ? `Settle order ${mismatch.order.number}` : "Settle a payment"}
      description={`${mismatchWords(mismatch)} Once it is settled in another way, it is named no more while the difference stays as it is.`}
      action="It Is Settled"
      pendingAction="Saving..."
      isPending={settle.isPending}
      isChanged={!isMissing}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="How it was settled"
        hint="Such as the number of a cheque, and its day."
        error={isTried && isMissing ? "Please say how it was settled" : undefined}
        maxLength={200}
        required
        value={how}
        onChange={({ currentTarget }) => setHow(currentTarget.value)}
      />
    </FormDialog>
  );
}
