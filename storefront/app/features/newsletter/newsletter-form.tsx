import { NEWSLETTER_CHECK_MAIL, NEWSLETTER_CONSENT } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";
import { TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import { type PostedForm, useContractForm } from "~/features/account/posted-form";
import { useFormSubmit } from "~/features/account/use-form-submit";
import { Honeypot } from "~/features/contact/honeypot";

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
  const { form, field } = useContractForm((schemas) => schemas.NewsletterBody, {
    posted,
    initial: { source: pathname },
  });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { message } = await shopApi.call("newsletter.signUp", { body });
      setAnswer(message);
    },
    { posted },
  );
  if (answer !== null) {
    return (
      <div>
        <OutcomeHeading>Almost done</OutcomeHeading>
        <p>{answer}</p>
      </div>
    );
  }
  const { defaultValue: source } = field("source");
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      method="post"
      action="/newsletter"
      aria-label="Newsletter"
      noValidate
    >
      <FormProblem problem={problem} />
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="email"
        required
        {...field("email")}
      />
      <input type="hidden" {...form.register("source")} defaultValue={source} />
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
