import { NEWSLETTER_CHECK_MAIL, NEWSLETTER_CONSENT, NewsletterBody } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";
import { TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import { useFormSubmit } from "~/features/account/use-form-submit";
import { Honeypot } from "~/features/contact/honeypot";
import { formErrorsOf, type PostedForm } from "~/features/contact/posted-form";

export type NewsletterFormProps = {
  /** What came of sending it without scripts. */
  posted?: PostedForm;
  /** It was sent without scripts, and taken. */
  isSent?: boolean;
};

/**
 * Sign-up for the newsletter (spec §2 Blog list). The words of consent stand beside the button
 * that gives it: nothing is ticked beforehand, and a mail asks again (Canada's anti-spam law).
 */
export function NewsletterForm({ posted, isSent = false }: NewsletterFormProps) {
  const { pathname } = useLocation();
  const consentId = useId();
  const [answer, setAnswer] = useState(isSent ? NEWSLETTER_CHECK_MAIL : null);
  const [errors] = useState(() => formErrorsOf(posted));
  const email = posted?.values.email ?? "";
  const form = useForm({
    resolver: zodResolver(NewsletterBody),
    defaultValues: { email, website: "", source: pathname },
    errors,
  });
  const { submit, problem, isSending } = useFormSubmit(form, async (body) => {
    const { message } = await shopApi.call("newsletter.signUp", { body });
    setAnswer(message);
  });
  if (answer !== null) {
    return (
      <div>
        <OutcomeHeading>Almost done</OutcomeHeading>
        <p>{answer}</p>
      </div>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      method="post"
      action="/newsletter"
      aria-label="Newsletter"
      noValidate
    >
      <FormProblem problem={problem ?? (posted?.problem ? { sentence: posted.problem } : null)} />
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="email"
        required
        error={form.formState.errors.email?.message}
        {...form.register("email")}
        defaultValue={email}
      />
      <input type="hidden" {...form.register("source")} defaultValue={pathname} />
      <Honeypot {...form.register("website")} />
      <p id={consentId}>{NEWSLETTER_CONSENT}</p>
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending} aria-describedby={consentId}>
          {isSending ? "Subscribing..." : "Subscribe"}
        </Button>
      </div>
    </form>
  );
}
