import { EmailBody } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { shopApi } from "~/api/shop-api";
import styles from "./account-form.module.css";
import { OutcomeHeading } from "./account-page";
import { TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { useFormSubmit } from "./use-form-submit";

type RequestMailFormProps = {
  call: "accounts.forgotPassword" | "accounts.resendVerification";
  button: string;
};

/** Asks for a mail with a link: for a new password, or to verify the address. */
export function RequestMailForm({ call, button }: RequestMailFormProps) {
  const [sent, setSent] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(EmailBody), defaultValues: { email: "" } });
  const { submit, problem, isSending } = useFormSubmit(form, async (body) => {
    const { message } = await shopApi.call(call, { body });
    setSent(message);
  });
  if (sent !== null) {
    return (
      <div className={styles.done}>
        <OutcomeHeading>Please check your mail</OutcomeHeading>
        <p>{sent}</p>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <FormProblem problem={problem} />
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="email"
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Sending..." : button}
        </Button>
      </div>
    </form>
  );
}
