import { AccountPage } from "~/features/account/account-page";
import { loadMailLink, postMailLink } from "~/features/newsletter/mail-link.server";
import { MailLinkPanel } from "~/features/newsletter/mail-link-panel";
import { TO_GUIDES, TO_NEWSLETTER } from "~/features/newsletter/ways";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/newsletter-confirm";

const PATH = "/newsletter/confirm";
const CALL = "newsletter.confirm";

export const action = ({ request }: Route.ActionArgs) =>
  postMailLink(request, { call: CALL, path: PATH });

export const loader = ({ request }: Route.LoaderArgs) => loadMailLink(request);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isDone: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Confirm the Newsletter",
    description: "Confirms that you want Birchwell's newsletter.",
    path: PATH,
    isHidden: true,
  });

export default function NewsletterConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title="Confirm the Newsletter">
      <MailLinkPanel
        call={CALL}
        text="Please press the button to say yes to Birchwell's newsletter."
        button="Yes, Subscribe Me"
        doneTitle="You are subscribed"
        doneText="Thank you! You can unsubscribe with the link in every email."
        onward={TO_GUIDES}
        instead={TO_NEWSLETTER}
        posted={actionData}
        isDone={loaderData.isDone}
      />
    </AccountPage>
  );
}
