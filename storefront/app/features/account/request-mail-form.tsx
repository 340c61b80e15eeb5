import { Button } from "@eldercare/ui/button";
import { useState } from "react";
import { shopApi } from "~/api/shop-api";
import styles from "./account-form.module.css";
import { OutcomeHeading } from "./account-page";
import { TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { CALL_FIELD, type PostedForm, postedTo, useContractForm } from "./posted-form";
import { useFormSubmit } from "./use-form-submit";

/** Heading of the page that was asked for a mail. */
export const MAIL_REQUESTED = "Please check your mail";

type RequestMailFormProps = {
  call: "accounts.forgotPassword" | "accounts.resendVerification";
  button: string;
  /** What came of sending it without scripts. */
  posted?: PostedForm | undefined;
  /** It was sent without scripts, and taken: what was said of it. */
  answer?: string | null;
};

/** Asks for a mail with a link: for a new password, or to verify the address. */
export function RequestMailForm({ call, button, answer = null, ...start }: RequestMailFormProps) {
  const [sent, setSent] = useState(answer);
  const posted = postedTo(start.posted, call);
  const { form, field } = useContractForm((schemas) => schemas.EmailBody, { posted });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { message } = await shopApi.call(call, { body });
      setSent(message);
    },
    { posted },
  );
  if (sent !== null) {
    return (
      <div className={styles.done}>
        <OutcomeHeading>{MAIL_REQUESTED}</OutcomeHeading>
        <p>{sent}</p>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <input type="hidden" name={CALL_FIELD} value={call} />
      <FormProblem problem={problem} />
      <TextField label="E-mail address" type="email" autoComplete="email" {...field("email")} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Sending..." : button}
        </Button>
      </div>
    </form>
  );
}
