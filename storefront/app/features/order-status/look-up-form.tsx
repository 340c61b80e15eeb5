import { Button } from "@eldercare/ui/button";
import { useNavigate } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import {
  type PostedForm,
  type FormProblem as Problem,
  useContractForm,
} from "~/features/account/posted-form";
import { useFormSubmit } from "~/features/account/use-form-submit";
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
  const { form, field } = useContractForm((schemas) => schemas.OrderLookUpBody, { posted });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { token } = await shopApi.call("orders.lookUp", { body });
      await navigate(orderStatusPath(token));
    },
    { posted },
  );
  return (
    <form className={styles.form} onSubmit={submit} method="post" action="/order-status" noValidate>
      <FormProblem problem={problem ?? (posted ? null : linkProblem)} />
      <TextField
        label="Order number"
        hint="It stands in the subject of our mails, like 12."
        inputMode="numeric"
        autoComplete="off"
        {...field("number")}
      />
      <TextField
        label="E-mail address"
        hint="The one that you gave for the order."
        type="email"
        autoComplete="email"
        {...field("email")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Looking..." : "Show My Order"}
        </Button>
      </div>
    </form>
  );
}
