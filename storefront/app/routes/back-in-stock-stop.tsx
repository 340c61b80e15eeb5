import { AccountPage } from "~/features/account/account-page";
import { loadMailLink, postMailLink } from "~/features/newsletter/mail-link.server";
import { MailLinkPanel } from "~/features/newsletter/mail-link-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/back-in-stock-stop";

const PATH = "/back-in-stock/stop";
const CALL = "stockAlerts.stop";
const TITLE = "No More Back-in-Stock Emails";

export const action = ({ request }: Route.ActionArgs) =>
  postMailLink(request, { call: CALL, path: PATH });

export const loader = ({ request }: Route.LoaderArgs) => loadMailLink(request);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isDone: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description: "Ends the emails about products that you wait for.",
    path: PATH,
    isHidden: true,
  });

/** Where the link of a back-in-stock mail leads. */
export default function BackInStockStopPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={TITLE}>
      <MailLinkPanel
        call={CALL}
        text="Press the button, and we will send you no more emails about products that you wait for."
        button="Stop These Emails"
        doneTitle="Done"
        doneText="We will send you no more emails about products that you wait for."
        onward={{ to: "/products", label: "See All Products" }}
        instead={{ to: "/contact", label: "Contact Us" }}
        posted={actionData}
        isDone={loaderData.isDone}
      />
    </AccountPage>
  );
}
