import { Button } from "@eldercare/ui/button";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
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
  const resend = useMutation({
    mutationFn: () => shopApi.call("accounts.resendVerification", { body: { email } }),
  });
  function onClick(event: FormEvent) {
    event.preventDefault();
    resend.mutate();
  }
  if (resend.isSuccess) return <p>{resend.data.message}</p>;
  return (
    <>
      {resend.error instanceof ApiError && <p>{resend.error.sentence}</p>}
      <Button
        type="submit"
        form={FORM_ID}
        tone="secondary"
        disabled={resend.isPending}
        onClick={onClick}
      >
        {resend.isPending ? "Sending..." : "Send a New Verification Mail"}
      </Button>
    </>
  );
}
