import { AccountPage } from "~/features/account/account-page";
import { postForm } from "~/features/account/posted-form.server";
import { MailLinkPanel } from "~/features/newsletter/mail-link-panel";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import type { Route } from "./+types/back-in-stock-stop";

const PATH = "/back-in-stock/stop";
const CALL = "stockAlerts.stop";
const TITLE = "No More Back-in-Stock Mails";

/** The button pressed without scripts. */
export const action = ({ request }: Route.ActionArgs) =>
  postForm(request, { [CALL]: () => ({ path: `${PATH}?done=yes` }) });

export const loader = ({ request }: Route.LoaderArgs) => ({
  isDone: new URL(request.url).searchParams.get("done") === "yes",
});

/** With scripts nothing comes from the server. */
export const clientLoader = () => ({ isDone: false });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: TITLE,
    description: "Ends the mails about products that you wait for.",
    path: PATH,
    isHidden: true,
  });

/** Where the link of a back-in-stock mail leads. */
export default function BackInStockStopPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={TITLE}>
      <MailLinkPanel
        call={CALL}
        text="Please press the button, and we send you no mail about anything that you wait for."
        button="Send Me No More"
        doneTitle="Done"
        doneText="We will send you no mail about anything that you wait for."
        onward={{ to: "/products", label: "See All Products" }}
        instead={{ to: "/contact", label: "Contact us" }}
        posted={actionData}
        isDone={loaderData.isDone}
      />
    </AccountPage>
  );
}
