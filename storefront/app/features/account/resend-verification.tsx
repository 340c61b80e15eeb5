import { MessageResponse } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "~/api/api-error";
import { apiSend } from "~/api/client";

/** Asks for a new verification mail to a known address. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useMutation({
    mutationFn: () => apiSend("POST", "/api/resend-verification", { email }, MessageResponse),
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
