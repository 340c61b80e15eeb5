import { Button } from "@eldercare/ui/button";
import { Link, useSearchParams } from "react-router";
import { AccountPage } from "~/features/account/account-page";
import { ResetPasswordForm } from "~/features/account/reset-password-form";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Choose a New Password",
    description: "Choose a new password for your account.",
    path: "/reset-password",
    isHidden: true,
  });

export default function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get("token");
  return (
    <AccountPage title="Choose a New Password">
      {token ? (
        <ResetPasswordForm token={token} />
      ) : (
        <>
          <p>This link is not valid. Please open the whole link from our mail.</p>
          <Button asChild>
            <Link to="/forgot-password">Ask for a New Link</Link>
          </Button>
        </>
      )}
    </AccountPage>
  );
}
