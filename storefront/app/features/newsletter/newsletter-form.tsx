import { MAX_EMAIL_LENGTH, NEWSLETTER_CHECK_MAIL, NEWSLETTER_CONSENT } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";
import { TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import type { PostedForm } from "~/features/account/posted-form";
import { useContractForm } from "~/features/account/use-contract-form";
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
  const form = useContractForm({
    schema: (schemas) => schemas.NewsletterBody,
    posted,
    initial: { source: pathname },
    async send(body) {
      const { message } = await shopApi.call("newsletter.signUp", { body });
      setAnswer(message);
    },
  });
  if (answer !== null) {
    return (
      <div>
        <OutcomeHeading>Almost done</OutcomeHeading>
        <p>{answer}</p>
      </div>
    );
  }
  const { error: _, ...source } = form.field("source");
  return (
    <form className={styles.form} action="/newsletter" aria-label="Newsletter" {...form.props}>
      <FormProblem problem={form.problem} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field("email")}
      />
      <input type="hidden" {...source} />
      <Honeypot name="website" />
      <p id={consentId}>{NEWSLETTER_CONSENT}</p>
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending} aria-describedby={consentId}>
          {form.isSending ? "Subscribing..." : "Subscribe"}
        </Button>
      </div>
    </form>
  );
}
