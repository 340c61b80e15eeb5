import { MAX_EMAIL_LENGTH } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useNavigate } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import type { PostedForm, FormProblem as Problem } from "~/features/account/posted-form";
import { useContractForm } from "~/features/account/use-contract-form";
import { orderStatusPath } from "./order-status-path";

/** Asks for number and address, and leads to the order. */
export function LookUpForm({
  posted,
  linkProblem,
}: {
  posted?: PostedForm | undefined;
  /** Why the link that was opened shows nothing. */
  linkProblem: Problem | null;
}) {
  const navigate = useNavigate();
  const form = useContractForm({
    schema: (schemas) => schemas.OrderLookUpBody,
    posted,
    async send(body) {
      const { token } = await shopApi.call("orders.lookUp", { body });
      await navigate(orderStatusPath(token));
    },
  });
  return (
    <form className={styles.form} action="/order-status" {...form.props}>
      <FormProblem problem={form.problem ?? (posted ? null : linkProblem)} />
      <TextField
        label="Order number"
        hint="It is in the subject line of our emails, for example 12."
        inputMode="numeric"
        autoComplete="off"
        {...form.field("number")}
      />
      <TextField
        label="Email address"
        hint="The one you gave with the order. If you gave none, use your phone number."
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field("email")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Looking..." : "Show My Order"}
        </Button>
      </div>
    </form>
  );
}
