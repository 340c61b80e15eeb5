import { Button } from "@eldercare/ui/button";
import { type FormEvent, useState } from "react";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import { CALL_FIELD } from "./posted-form";

/** The page that verifies addresses also sends new mails for it, without scripts. */
const FORM_ID = "resend-verification";

/**
 * The form of {@link ResendVerification}. It stands beside the sign-in form: forms within forms
 * there are none.
 */
export function ResendVerificationForm({ email }: { email: string }) {
  return (
    <form id={FORM_ID} method="post" action="/verify-email" hidden>
      <input type="hidden" name={CALL_FIELD} value="accounts.resendVerification" />
      <input type="hidden" name="email" value={email} />
    </form>
  );
}

/** Asks for a new verification mail to a known address. */
export function ResendVerification({ email }: { email: string }) {
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const [problem, setProblem] = useState<string>();
  async function onClick(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setProblem(undefined);
    try {
      const answer = await shopApi.call("accounts.resendVerification", { body: { email } });
      setMessage(answer.message);
    } catch (error) {
      setProblem((error instanceof ApiError ? error : ApiError.unreachable()).sentence);
    }
    setSending(false);
  }
  if (message) return <p>{message}</p>;
  return (
    <>
      {problem && <p>{problem}</p>}
      <Button type="submit" form={FORM_ID} tone="secondary" disabled={isSending} onClick={onClick}>
        {isSending ? "Sending..." : "Send a New Verification Email"}
      </Button>
    </>
  );
}
