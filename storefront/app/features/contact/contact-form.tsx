import {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useState } from "react";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";
import { SelectField, TextAreaField, TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import type { PostedForm } from "~/features/account/posted-form";
import { useContractForm } from "~/features/account/use-contract-form";
import type { ContactWords } from "~/features/information/read-contact-page.server";
import { Honeypot } from "./honeypot";

export type ContactFormProps = {
  words: Pick<ContactWords, "topics" | "sentTitle" | "sentText">;
  /** What came of sending it without scripts. */
  posted?: PostedForm;
  /** It was sent without scripts, and taken. */
  isSent?: boolean;
};

/** A message to the shop. Without scripts it is posted to its own page. */
export function ContactForm({ words, posted, isSent = false }: ContactFormProps) {
  const [isTaken, setTaken] = useState(isSent);
  const form = useContractForm({
    schema: (schemas) => schemas.ContactBody,
    posted,
    async send(body) {
      await shopApi.call("contact.send", { body });
      setTaken(true);
    },
  });
  if (isTaken) {
    return (
      <div className={styles.done}>
        <OutcomeHeading>{words.sentTitle}</OutcomeHeading>
        <p>{words.sentText}</p>
      </div>
    );
  }
  return (
    <form className={styles.form} {...form.props}>
      <FormProblem problem={form.problem} />
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...form.field("name")}
      />
      <div className={styles.pair}>
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL_LENGTH}
          {...form.field("email")}
        />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_LENGTH}
          {...form.field("phone")}
        />
      </div>
      <SelectField label="What is it about?" {...form.field("subject")}>
        <option value="">Please choose</option>
        {words.topics.map((topic) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        rows={8}
        label="Your message"
        maxLength={MAX_MESSAGE_LENGTH}
        {...form.field("message")}
      />
      <Honeypot name="website" />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Sending..." : "Send Message"}
        </Button>
      </div>
    </form>
  );
}
