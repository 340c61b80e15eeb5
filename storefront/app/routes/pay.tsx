import { personalPageHeaders } from "~/api/personal-page.server";
import styles from "~/features/order-status/order-status.module.css";
import { loadPayLink } from "~/features/pay-link/load-pay-link.server";
import { PayLinkPage, PayLinkProblem } from "~/features/pay-link/pay-link-page";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import { storefrontSettings } from "~/storefront-settings";
import type { Route } from "./+types/pay";

export function loader({ request }: Route.LoaderArgs) {
  const { PAYMENTS: payments, STRIPE_PUBLISHABLE_KEY: publishableKey = "" } = storefrontSettings();
  return loadPayLink(request, { payments, publishableKey });
}

export const headers = personalPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Pay for Your Order",
    description: "Pay for an order with the link in its email.",
    path: "/pay",
    isHidden: true,
  });

export default function PayPage({ loaderData }: Route.ComponentProps) {
  const { opened, problem } = loaderData;
  return (
    <div className={`page-width ${styles.page}`}>
      {opened ? (
        <PayLinkPage {...loaderData} opened={opened} />
      ) : (
        <PayLinkProblem problem={problem ?? ""} />
      )}
    </div>
  );
}
