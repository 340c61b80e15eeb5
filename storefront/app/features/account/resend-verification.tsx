import { Button } from "@eldercare/ui/button";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";

/** Asks for a new verification mail to a known address. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => shopApi.call("accounts.resendVerification", { body: { email } }),
  });
  if (resend.isSuccess) return <p>{resend.data.message}</p>;
  return (
    <>
      {resend.error instanceof ApiError && <p>{resend.error.sentence}</p>}
      <Button
        type="button"
        tone="secondary"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
      >
        {resend.isPending ? "Sending..." : "Send a New Verification Mail"}
      </Button>
    </>
  );
}
