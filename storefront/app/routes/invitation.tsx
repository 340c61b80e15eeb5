import { Button } from "@eldercare/ui/button";
import { Link, useSearchParams } from "react-router";
import { personalPageHeaders } from "~/api/personal-page.server";
import { AcceptInvitationForm, BACK_OFFICE } from "~/features/account/accept-invitation-form";
import { joinedStaff } from "~/features/account/account-messages";
import { AccountPage } from "~/features/account/account-page";
import { loadInvitation } from "~/features/account/load-invitation.server";
import { postForm } from "~/features/account/posted-form.server";
import { WITHOUT_SCRIPTS } from "~/features/account/without-scripts";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/invitation";

const TITLE = "Join the Staff";

/** The form sent without scripts, which the back office needs: then it leads to the account. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, {
    "invitations.accept": ({ message }, values) => ({
      path: values[WITHOUT_SCRIPTS] ? "/account" : BACK_OFFICE,
      notice: joinedStaff(message),
    }),
  });

export const loader = ({ request }: Route.LoaderArgs) => loadInvitation(request);

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description: "Accept your invitation to the staff of the shop.",
    path: "/invitation",
    isHidden: true,
  });

export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const token = params.get("token");
  const { invitation, problem } = loaderData;
  return (
    <AccountPage title={TITLE}>
      {token && !problem ? (
        <AcceptInvitationForm token={token} invitation={invitation} posted={actionData} />
      ) : (
        <>
          <p>{problem ?? "This link is not valid. Please open the whole link from our email."}</p>
          <p>If you have already accepted it, you can sign in.</p>
          <Button asChild>
            <Link to={`/auth?${new URLSearchParams({ next: BACK_OFFICE })}`}>Sign In</Link>
          </Button>
        </>
      )}
    </AccountPage>
  );
}
