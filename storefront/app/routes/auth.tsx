import { personalPageHeaders } from "~/api/personal-page.server";
import { REGISTERED } from "~/features/account/account-messages";
import { loadAuthPage, postAuthForm } from "~/features/account/auth-page.server";
import { AuthPanel } from "~/features/account/auth-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/auth";

/** The forms sent without scripts; with scripts the browser calls the API itself. */
export const action = ({ request }: Route.ActionArgs) => postAuthForm(request);

export const loader = ({ request }: Route.LoaderArgs) => loadAuthPage(request);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ notice: null });

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Sign In or Register",
    description: "Sign in to your account, or create one in a minute.",
    path: "/auth",
    isHidden: true,
  });

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const notice = loaderData?.notice;
  const registration = notice?.title === REGISTERED ? notice.description : null;
  return <AuthPanel posted={actionData} registration={registration} />;
}
