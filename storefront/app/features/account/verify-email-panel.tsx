import { refusalWords, VERIFICATION_LINK_INVALID } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "~/api/api-error";
import type { Notice } from "~/api/notice-cookie";
import { shopApi } from "~/api/shop-api";
import { PhoneLink, useFrameData } from "~/components/shop-texts";
import { SHOP } from "~/content/shop";
import { OutcomeHeading } from "./account-page";
import { HOME, readNextPath } from "./next-path";
import { CALL_FIELD, type PostedForm, postedTo } from "./posted-form";
import { MAIL_REQUESTED, RequestMailForm } from "./request-mail-form";

const VERIFY = "accounts.verifyEmail";

/** A query, not an effect: however often React draws the page, the token is used once. */
const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: shopApi.key(VERIFY, { query: { token } }),
    queryFn: () => shopApi.call(VERIFY, { query: { token } }),
    enabled: token !== "",
  });

/** Heading of what follows. */
export const EMAIL_VERIFIED = "Email Verified Successfully!";

export type VerifyEmailPanelProps = {
  /** What came of a form that was sent without scripts. */
  posted?: PostedForm | undefined;
  /** What was said of one that was taken. */
  notice?: Notice | null;
};

/** All states of the page that verification mails lead to (spec §2 Email verification, §8). */
export function VerifyEmailPanel({ posted, notice = null }: VerifyEmailPanelProps) {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const refused = postedTo(posted, VERIFY);
  const question = verificationQuery(token);
  const { data, error } = useQuery({ ...question, enabled: question.enabled && !refused });
  const next = readNextPath(params);
  const verified = (message: string) => <Verified message={message} next={next} />;
  if (data) return verified(data.message);
  if (notice?.title === EMAIL_VERIFIED) return verified(notice.description ?? "");
  const resend = {
    posted,
    answer: notice?.title === MAIL_REQUESTED ? (notice.description ?? "") : null,
  };
  if (!token) return <Failed message={INVALID_LINK} canResend resend={resend} />;
  if (error) {
    const refusal = error instanceof ApiError ? error : ApiError.unreachable();
    return (
      <Failed
        message={refusalWords(refusal, VERIFY)}
        canResend={refusal.code === VERIFICATION_LINK_INVALID}
        resend={resend}
      />
    );
  }
  if (refused) {
    return (
      <Failed
        message={refused.problem?.sentence ?? refused.errors.token ?? INVALID_LINK}
        canResend={refused.problem?.code === VERIFICATION_LINK_INVALID}
        resend={resend}
      />
    );
  }
  return (
    <>
      <p role="status" className="with-scripts">
        Verifying your email address...
      </p>
      <noscript>
        <form method="post">
          <input type="hidden" name={CALL_FIELD} value={VERIFY} />
          <input type="hidden" name="token" value={token} />
          <p>Please press the button.</p>
          <Button type="submit">Verify My Email Address</Button>
        </form>
      </noscript>
    </>
  );
}

const INVALID_LINK = "Invalid verification link";

/** `next` is where they were stopped when they made the account. */
function Verified({ message, next }: { message: string; next: string }) {
  return (
    <>
      <OutcomeHeading>{EMAIL_VERIFIED}</OutcomeHeading>
      <p>{message}</p>
      <Button asChild>
        <Link to={next === HOME ? "/auth" : `/auth?${new URLSearchParams({ next })}`}>
          Sign In Now
        </Link>
      </Button>
    </>
  );
}

type FailedProps = {
  message: string;
  canResend: boolean;
  resend: { posted: PostedForm | undefined; answer: string | null };
};

function Failed({ message, canResend, resend }: FailedProps) {
  const email = useFrameData()?.texts.email ?? SHOP.email;
  return (
    <>
      <OutcomeHeading>Verification Failed</OutcomeHeading>
      <p>{message}</p>
      {canResend && (
        <RequestMailForm
          call="accounts.resendVerification"
          button="Send a New Verification Email"
          {...resend}
        />
      )}
      <Button asChild tone="secondary">
        <Link to="/auth">Back to Authentication</Link>
      </Button>
      <p>
        If it keeps failing, please contact support: call <PhoneLink /> or write to{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </>
  );
}
