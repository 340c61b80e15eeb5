import { personalPageHeaders } from "~/api/personal-page.server";
import { Breadcrumb } from "~/components/breadcrumb";
import { ACCOUNT_CRUMBS } from "~/features/account/account-crumbs";
import { AccountOverview } from "~/features/account/account-overview";
import accountStyles from "~/features/account/account-overview.module.css";
import { useGuard } from "~/features/account/guard";
import { loadOwnAccount, postOwnAccount } from "~/features/account/own-account.server";
import { useServedAccount } from "~/features/account/served-account";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/account";

/** The forms sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) => postOwnAccount(request);

export const loader = ({ request }: Route.LoaderArgs) => loadOwnAccount(request);

/** Within a visit the browser asks for what it lacks. */
export const clientLoader = () => null;

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Your Account",
    description: "Your orders, your data and your password.",
    path: "/account",
    isHidden: true,
  });

export default function YourAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  useServedAccount(loaderData);
  const user = useGuard("account");
  if (!user) {
    return (
      <div className={`page-width ${accountStyles.account} ${accountStyles.waiting}`}>
        <Breadcrumb crumbs={ACCOUNT_CRUMBS} />
        <h1>Your Account</h1>
        <p role="status" className={accountStyles.lead}>
          One moment, please...
        </p>
      </div>
    );
  }
  return <AccountOverview user={user} posted={actionData} notice={loaderData?.notice ?? null} />;
}
