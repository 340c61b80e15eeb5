import { AccountOverview } from "~/features/account/account-overview";
import accountStyles from "~/features/account/account-page.module.css";
import { useGuard } from "~/features/account/guard";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/account";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Your Account",
    description: "Your orders, your data and your password.",
    path: "/account",
    isHidden: true,
  });

export default function YourAccountPage() {
  const user = useGuard("account");
  if (!user) {
    return (
      <div className={`page-width ${accountStyles.account} ${accountStyles.waiting}`}>
        <h1>Your Account</h1>
        <p role="status" className={accountStyles.lead}>
          One moment, please...
        </p>
      </div>
    );
  }
  return <AccountOverview user={user} />;
}
