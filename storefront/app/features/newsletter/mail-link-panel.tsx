import { Button } from "@eldercare/ui/button";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import styles from "~/features/account/account-form.module.css";
import { OutcomeHeading } from "~/features/account/account-page";
import { FormProblem } from "~/features/account/form-problem";
import type { PostedForm } from "~/features/account/posted-form";

const FAILED = "That did not work. Please try again in a minute.";

type Way = { to: string; label: string };

/** What a mail's link may do. */
export type MailLinkCall =
  | "newsletter.confirm"
  | "newsletter.unsubscribe"
  | "stockAlerts.confirm"
  | "stockAlerts.stop";

export type MailLinkPanelProps = {
  call: MailLinkCall;
  /** What pressing the button does. */
  text: string;
  button: string;
  doneTitle: string;
  /** For pages without scripts. */
  doneText: string;
  /** Where to go on from there. */
  onward: Way;
  /** Where to go with a link that is no good. */
  instead: Way;
  posted?: PostedForm;
  isDone?: boolean;
};

/**
 * Where a mail's link leads. Only the press of a button counts: programs that look into mails open
 * their links, and must neither confirm nor end anything.
 */
export function MailLinkPanel(props: MailLinkPanelProps) {
  const { call, text, button, doneTitle, doneText, posted, isDone = false } = props;
  const { onward, instead } = props;
  const [params] = useSearchParams();
  const token = params.get("token") ?? posted?.values.token ?? "";
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => shopApi.call(call, { body: { token } }),
  });
  if (data || isDone) {
    return (
      <>
        <OutcomeHeading>{doneTitle}</OutcomeHeading>
        <p>{data?.message ?? doneText}</p>
        <Button asChild tone="secondary">
          <Link to={onward.to}>{onward.label}</Link>
        </Button>
      </>
    );
  }
  if (!token) {
    return (
      <>
        <p>This link is not complete. Please open it again from the email.</p>
        <Link to={instead.to} className={styles.textLink}>
          {instead.label}
        </Link>
      </>
    );
  }
  const refusal = error
    ? { sentence: error instanceof ApiError ? error.sentence : FAILED }
    : postedRefusal(posted);
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }
  return (
    <form method="post" onSubmit={onSubmit} className={styles.form}>
      <FormProblem problem={refusal}>
        <Link to={instead.to} className={styles.textLink}>
          {instead.label}
        </Link>
      </FormProblem>
      <p>{text}</p>
      <input type="hidden" name="token" value={token} />
      <p>
        <Button type="submit" disabled={isPending}>
          {isPending ? "One moment..." : button}
        </Button>
      </p>
    </form>
  );
}

function postedRefusal(posted: PostedForm | undefined) {
  const sentence = posted?.problem?.sentence ?? posted?.errors.token;
  return sentence ? { sentence } : null;
}
