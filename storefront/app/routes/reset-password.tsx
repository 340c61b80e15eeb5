import { Button } from "@eldercare/ui/button";
import { Link, useSearchParams } from "react-router";
import { personalPageHeaders } from "~/api/personal-page.server";
import { sessionHint } from "~/api/session-hint";
import { AccountPage } from "~/features/account/account-page";
import { loadResetLink } from "~/features/account/load-reset-link.server";
import { postForm } from "~/features/account/posted-form.server";
import {
  PASSWORD_IS_RESET,
  PasswordIsReset,
  ResetPasswordForm,
} from "~/features/account/reset-password-form";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/reset-password";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, {
    "accounts.resetPassword": ({ message }) => ({
      path: "/reset-password",
      notice: { title: PASSWORD_IS_RESET, description: message },
      // Nobody is signed in anywhere any more.
      cookies: [sessionHint(false)],
    }),
  });

export const loader = ({ request }: Route.LoaderArgs) => loadResetLink(request);

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Choose a New Password",
    description: "Choose a new password for your account.",
    path: "/reset-password",
    isHidden: true,
  });

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const token = params.get("token");
  const { notice, problem } = loaderData;
  if (notice?.title === PASSWORD_IS_RESET) {
    return (
      <AccountPage title="Choose a New Password">
        <PasswordIsReset message={notice.description ?? ""} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Choose a New Password">
      {token && !problem ? (
        <ResetPasswordForm token={token} posted={actionData} />
      ) : (
        <>
          <p>{problem ?? "This link is not valid. Please open the whole link from our email."}</p>
          <Button asChild>
            <Link to="/forgot-password">Ask for a New Link</Link>
          </Button>
        </>
      )}
    </AccountPage>
  );
}
