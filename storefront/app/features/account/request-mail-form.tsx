import { MAX_EMAIL_LENGTH } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useState } from "react";
import { shopApi } from "~/api/shop-api";
import styles from "./account-form.module.css";
import { OutcomeHeading } from "./account-page";
import { TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { CALL_FIELD, type PostedForm, postedTo } from "./posted-form";
import { useContractForm } from "./use-contract-form";

/** Heading of the page that was asked for a mail. */
export const MAIL_REQUESTED = "Please check your email";

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
  const form = useContractForm({
    schema: (schemas) => schemas.EmailBody,
    posted,
    async send(body) {
      const { message } = await shopApi.call(call, { body });
      setSent(message);
    },
  });
  if (sent !== null) {
    return (
      <div className={styles.done}>
        <OutcomeHeading>{MAIL_REQUESTED}</OutcomeHeading>
        <p>{sent}</p>
      </div>
    );
  }
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" name={CALL_FIELD} value={call} />
      <FormProblem problem={form.problem} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field("email")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Sending..." : button}
        </Button>
      </div>
    </form>
  );
}
