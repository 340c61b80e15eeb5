import { MAX_WRITTEN_ORDER_LENGTH, WrittenOrder } from "@eldercare/contracts";
import { useState } from "react";
import { TextField } from "~/features/account/form-field";
import formStyles from "./checkout-form.module.css";

type Props = {
  /** What was said before. */
  words: string | undefined;
  /** Said in full, or "" for no such order. */
  onSay: (words: string) => void;
};

/**
 * Who wrote the order for a device that bears no sales tax with one (docs/taxes.md). Totals follow
 * when the field is left.
 */
export function WrittenOrderField({ words = "", onSay }: Props) {
  const [problem, setProblem] = useState<string>();
  function onLeave(typed: string) {
    const said = typed.trim();
    const { error } = WrittenOrder.safeParse(said);
    const isFine = said === "" || !error;
    setProblem(isFine ? undefined : error?.issues[0]?.message);
    onSay(isFine ? said : "");
  }
  return (
    <section className={formStyles.card} aria-labelledby="checkout-written-order">
      <h2 id="checkout-written-order">Written Order</h2>
      <p>
        You pay no sales tax on something in your cart if a doctor, nurse or therapist ordered it
        for you in writing. Leave this empty if nobody did.
      </p>
      <TextField
        label="Who wrote the order, and when? (optional)"
        hint="For example: Dr. Maria Singh, Toronto, October 3, 2026. Please keep the paper: we may ask you for a copy."
        maxLength={MAX_WRITTEN_ORDER_LENGTH}
        autoComplete="off"
        defaultValue={words}
        error={problem}
        onBlur={(event) => onLeave(event.currentTarget.value)}
      />
    </section>
  );
}
