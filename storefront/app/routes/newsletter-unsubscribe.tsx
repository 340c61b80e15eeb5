import { AccountPage } from "~/features/account/account-page";
import { loadMailLink, postMailLink } from "~/features/newsletter/mail-link.server";
import { MailLinkPanel } from "~/features/newsletter/mail-link-panel";
import { TO_GUIDES, TO_NEWSLETTER } from "~/features/newsletter/ways";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/newsletter-unsubscribe";

const PATH = "/newsletter/unsubscribe";
const CALL = "newsletter.unsubscribe";

export const action = ({ request }: Route.ActionArgs) =>
  postMailLink(request, { call: CALL, path: PATH });

export const loader = ({ request }: Route.LoaderArgs) => loadMailLink(request);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isDone: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Unsubscribe from the Newsletter",
    description: "Ends Birchwell's newsletter for your address.",
    path: PATH,
    isHidden: true,
  });

export default function NewsletterUnsubscribePage({
  loaderData,
  actionData,
}: Route.ComponentProps) {
  return (
    <AccountPage title="Unsubscribe from the Newsletter">
      <MailLinkPanel
        call={CALL}
        text="Press the button, and you will get no more newsletters."
        button="Unsubscribe"
        doneTitle="You are unsubscribed"
        doneText="You will get no more newsletters."
        onward={TO_GUIDES}
        instead={TO_NEWSLETTER}
        posted={actionData}
        isDone={loaderData.isDone}
      />
    </AccountPage>
  );
}
