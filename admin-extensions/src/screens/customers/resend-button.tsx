import type { User } from "@eldercare/contracts";
import { Button } from "../components/button";
import { MailIcon } from "../components/icons";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Sends a customer the verification mail once more. */
export function ResendButton({ user: { id, email } }: { user: Pick<User, "id" | "email"> }) {
  const resend = useAdminMutation({
    send: (_: undefined, call) => call("users.resendVerification", { params: { id } }),
    refreshes: [],
    success: ({ message }) => ({ title: "Verification Email Sent", description: message }),
    failure: "Failed to send the verification email. Please try again.",
  });
  return (
    <Button
      tone="quiet"
      aria-label={`Resend the verification email to ${email}`}
      disabled={resend.isPending || resend.isSuccess}
      onClick={() => resend.mutate(undefined)}
    >
      <MailIcon />
      {resend.isSuccess ? "Sent" : "Resend"}
    </Button>
  );
}
