import { VERIFICATION_LINK_INVALID } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import { PHONE_LINK, SHOP } from "~/content/shop";
import { OutcomeHeading } from "./account-page";
import { RequestMailForm } from "./request-mail-form";

/** A query, not an effect: however often React draws the page, the token is used once. */
const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: shopApi.key("accounts.verifyEmail", { query: { token } }),
    queryFn: () => shopApi.call("accounts.verifyEmail", { query: { token } }),
    enabled: token !== "",
  });

/** All states of the page that verification mails lead to (spec §2 E-mail verification, §8). */
export function VerifyEmailPanel() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const { data, error } = useQuery(verificationQuery(token));
  if (data) {
    return (
      <>
        <OutcomeHeading>Email Verified Successfully!</OutcomeHeading>
        <p>{data.message}</p>
        <Button asChild>
          <Link to="/auth">Sign In Now</Link>
        </Button>
      </>
    );
  }
  if (!token) return <Failed message="Invalid verification link" canResend />;
  if (error) {
    const refusal = error instanceof ApiError ? error : null;
    return (
      <Failed
        message={refusal?.sentence ?? "Email verification failed"}
        canResend={refusal?.code === VERIFICATION_LINK_INVALID}
      />
    );
  }
  return <p role="status">Verifying your e-mail address...</p>;
}

function Failed({ message, canResend }: { message: string; canResend: boolean }) {
  return (
    <>
      <OutcomeHeading>Verification Failed</OutcomeHeading>
      <p>{message}</p>
      {canResend && (
        <RequestMailForm call="accounts.resendVerification" button="Send a New Verification Mail" />
      )}
      <Button asChild tone="secondary">
        <Link to="/auth">Back to Authentication</Link>
      </Button>
      <p>
        If it keeps failing, please contact support: call <a href={PHONE_LINK}>{SHOP.phone}</a> or
        write to <a href={`mailto:${SHOP.email}`}>{SHOP.email}</a>.
      </p>
    </>
  );
}
