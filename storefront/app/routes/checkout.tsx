import { lazy, Suspense } from "react";
import { redirectDocument } from "react-router";
import { ScriptsNeeded } from "~/components/scripts-needed";
import { useGuard } from "~/features/account/guard";
import styles from "~/features/checkout/checkout-page.module.css";
import type { PaymentSettings } from "~/features/checkout/payment-settings";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import { storefrontSettings } from "~/storefront-settings";
import type { Route } from "./+types/checkout";

const loadCheckoutPage = () => import("~/features/checkout/checkout-page");
const CheckoutPage = lazy(loadCheckoutPage);
// Fetched while the shop is asked who is there.
if (!import.meta.env.SSR) void loadCheckoutPage().catch(() => undefined);

export function loader(): PaymentSettings {
  const { PAYMENTS: payments, STRIPE_PUBLISHABLE_KEY: publishableKey = "" } = storefrontSettings();
  return { payments, publishableKey };
}

/** Stripe's scripts are allowed on this page alone, so it must be a document of its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const settings = await serverLoader();
  if (settings.payments === "stripe") throw redirectDocument("/checkout");
  return settings;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Checkout",
    description: "Your address, your card, and the order is on its way.",
    path: "/checkout",
    isHidden: true,
  });

function OneMoment() {
  return (
    <p role="status" className="with-scripts">
      One moment, please...
    </p>
  );
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const user = useGuard("checkout");
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>Checkout</h1>
      {user ? (
        // Around what the browser alone draws: a part of the server's page must not wait by itself.
        <Suspense fallback={<OneMoment />}>
          <CheckoutPage key={user.id} user={user} settings={loaderData} />
        </Suspense>
      ) : (
        <>
          <OneMoment />
          <ScriptsNeeded what="Paying by card" />
        </>
      )}
    </div>
  );
}
