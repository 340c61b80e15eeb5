import { STOCK_ALERT_CONFIRMED } from "@eldercare/contracts";
import { AccountPage } from "~/features/account/account-page";
import { loadMailLink, postMailLink } from "~/features/newsletter/mail-link.server";
import { MailLinkPanel } from "~/features/newsletter/mail-link-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/back-in-stock-confirm";

const PATH = "/back-in-stock/confirm";
const CALL = "stockAlerts.confirm";
const TITLE = "Tell Me When It Is Back";

export const action = ({ request }: Route.ActionArgs) =>
  postMailLink(request, { call: CALL, path: PATH });

export const loader = ({ request }: Route.LoaderArgs) => loadMailLink(request);

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isDone: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description: "Confirms that you want one email when a product is back in stock.",
    path: PATH,
    isHidden: true,
  });

/** Where the mail leads that asks whether it was the address's owner. */
export default function BackInStockConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={TITLE}>
      <MailLinkPanel
        call={CALL}
        text="Please press the button. We will email you once, when it is back in stock."
        button="Yes, Tell Me"
        doneTitle="We will tell you"
        doneText={STOCK_ALERT_CONFIRMED}
        onward={{ to: "/products", label: "See All Products" }}
        instead={{ to: "/products", label: "See All Products" }}
        posted={actionData}
        isDone={loaderData.isDone}
      />
    </AccountPage>
  );
}
