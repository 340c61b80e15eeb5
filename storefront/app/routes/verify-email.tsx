import { AccountPage } from "~/features/account/account-page";
import { VerifyEmailPanel } from "~/features/account/verify-email-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "E-mail Verification",
    description: "Verifies the e-mail address of your account.",
    path: "/verify-email",
    isHidden: true,
  });

export default function VerifyEmailPage() {
  return (
    <AccountPage title="E-mail Verification">
      <VerifyEmailPanel />
    </AccountPage>
  );
}
