import { loadNotice } from "~/api/notice.server";
import { personalPageHeaders } from "~/api/personal-page.server";
import { AccountPage } from "~/features/account/account-page";
import { HOME, readNextPath } from "~/features/account/next-path";
import { postForm } from "~/features/account/posted-form.server";
import { MAIL_REQUESTED } from "~/features/account/request-mail-form";
import { EMAIL_VERIFIED, VerifyEmailPanel } from "~/features/account/verify-email-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/verify-email";

/** The forms sent without scripts; with scripts the browser calls the API itself. */
export function action({ request }: Route.ActionArgs) {
  const next = readNextPath(new URL(request.url).searchParams);
  const path = `/verify-email${next === HOME ? "" : `?${new URLSearchParams({ next })}`}`;
  return postForm(request, {
    "accounts.verifyEmail": ({ message }) => ({
      path,
      notice: { title: EMAIL_VERIFIED, description: message },
    }),
    "accounts.resendVerification": ({ message }) => ({
      path,
      notice: { title: MAIL_REQUESTED, description: message },
    }),
  });
}

export const loader = ({ request }: Route.LoaderArgs) =>
  loadNotice(request, [EMAIL_VERIFIED, MAIL_REQUESTED]);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ notice: null });

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Email Verification",
    description: "Verifies the email address of your account.",
    path: "/verify-email",
    isHidden: true,
  });

export default function VerifyEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title="Email Verification">
      <VerifyEmailPanel posted={actionData} notice={loaderData?.notice} />
    </AccountPage>
  );
}
