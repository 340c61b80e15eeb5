import { HOME } from "~/components/breadcrumb";
import { AccountPage } from "~/features/account/account-page";
import { postForm } from "~/features/account/posted-form.server";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/newsletter";

const TITLE = "Newsletter";
const PATH = "/newsletter";

/** Every newsletter form sent without scripts ends here. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, { "newsletter.signUp": () => ({ path: `${PATH}?sent=yes` }) });

export const loader = ({ request }: Route.LoaderArgs) => ({
  isSent: new URL(request.url).searchParams.get("sent") === "yes",
});

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isSent: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description:
      "Birchwell's newsletter, about once a month: new care guides, safety tips for the season and sometimes an offer.",
    path: PATH,
  });

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={TITLE} crumbs={[HOME, { label: TITLE, to: PATH }]}>
      <p>
        New care guides, safety tips for the season and, from time to time, an offer, about once a
        month.
      </p>
      <NewsletterForm posted={actionData} isSent={loaderData.isSent} />
    </AccountPage>
  );
}
