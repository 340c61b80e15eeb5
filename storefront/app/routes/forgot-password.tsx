import { Link } from "react-router";
import { AccountPage } from "~/features/account/account-page";
import { RequestMailForm } from "~/features/account/request-mail-form";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Forgotten Password",
    description: "Choose a new password with a link that we send to your e-mail address.",
    path: "/forgot-password",
    isHidden: true,
  });

export default function ForgotPasswordPage() {
  return (
    <AccountPage title="Forgotten Password">
      <p>Tell us your e-mail address, and we send you a link to choose a new password.</p>
      <RequestMailForm call="accounts.forgotPassword" button="Send Me a Link" />
      <Link to="/auth">Back to sign-in</Link>
    </AccountPage>
  );
}
