import { Link, useSearchParams } from "react-router";
import { ScriptsNeeded } from "~/components/scripts-needed";
import { useGuard } from "~/features/account/guard";
import { useCurrentUser } from "~/features/account/use-current-user";
import { useGuest } from "~/features/checkout/guest";
import styles from "~/features/order-confirmation/order-confirmation.module.css";
import { OrderConfirmationPage } from "~/features/order-confirmation/order-confirmation-page";
import { OrderMissing } from "~/features/order-confirmation/order-missing";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import { storefrontSettings } from "~/storefront-settings";
import type { Route } from "./+types/order-confirmation";

export function loader() {
  return { isDemo: storefrontSettings().PAYMENTS === "demo" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    shopUrl: shopUrlOf(matches),
    title: "Your Order",
    description: "What you ordered, where it is going, and its status.",
    path: "/order-confirmation",
    isHidden: true,
  });

/** The order of the address, for its account or for the guest who placed it in this browser. */
function OrderOfAddress({ isDemo }: { isDemo: boolean }) {
  const user = useCurrentUser();
  const guest = useGuest();
  const isGuest = user === null && guest !== null;
  return isGuest ? <Order isDemo={isDemo} /> : <OwnOrder isDemo={isDemo} />;
}

/** For people who are signed in; everybody else is led to the sign-in. */
function OwnOrder({ isDemo }: { isDemo: boolean }) {
  const user = useGuard("order");
  if (!user) {
    return (
      <div className={styles.waiting}>
        <h1>Your Order</h1>
        <p role="status" className="with-scripts">
          One moment, please...
        </p>
        <ScriptsNeeded what="Seeing your order here" />
        <p className="without-scripts">
          <Link to="/order-status">Look Up Your Order</Link> with its number and your email address.
        </p>
      </div>
    );
  }
  return <Order isDemo={isDemo} />;
}

function Order({ isDemo }: { isDemo: boolean }) {
  const [params] = useSearchParams();
  const orderId = params.get("orderId") ?? "";
  if (!orderId) return <OrderMissing />;
  return <OrderConfirmationPage key={orderId} orderId={orderId} isDemo={isDemo} />;
}

export default function OrderConfirmationRoute({ loaderData }: Route.ComponentProps) {
  return (
    <div className={`page-width ${styles.page}`}>
      <OrderOfAddress isDemo={loaderData.isDemo} />
    </div>
  );
}
