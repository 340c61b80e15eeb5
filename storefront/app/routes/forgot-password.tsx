import { Link } from "react-router";
import { loadNotice } from "~/api/notice.server";
import { personalPageHeaders } from "~/api/personal-page.server";
import { AccountPage } from "~/features/account/account-page";
import { postForm } from "~/features/account/posted-form.server";
import { MAIL_REQUESTED, RequestMailForm } from "~/features/account/request-mail-form";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/forgot-password";

/** The form sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, {
    "accounts.forgotPassword": ({ message }) => ({
      path: "/forgot-password",
      notice: { title: MAIL_REQUESTED, description: message },
    }),
  });

export const loader = ({ request }: Route.LoaderArgs) => loadNotice(request, [MAIL_REQUESTED]);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ notice: null });

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Forgotten Password",
    description: "Choose a new password with a link that we send to your email address.",
    path: "/forgot-password",
    isHidden: true,
  });

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const notice = loaderData?.notice;
  return (
    <AccountPage title="Forgotten Password">
      <p>Tell us your email address, and we will send you a link to choose a new password.</p>
      <RequestMailForm
        call="accounts.forgotPassword"
        button="Send Me a Link"
        posted={actionData}
        answer={notice?.title === MAIL_REQUESTED ? notice.description : null}
      />
      <Link to="/auth">Back to sign-in</Link>
    </AccountPage>
  );
}
