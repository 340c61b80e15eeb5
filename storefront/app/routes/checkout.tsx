import { lazy, type ReactNode, Suspense } from "react";
import { data, PrefetchPageLinks, redirectDocument } from "react-router";
import { hasSession } from "~/api/has-session.server";
import { personalHeaders } from "~/api/notice.server";
import { personalPageHeaders } from "~/api/personal-page.server";
import { isProbablySignedIn } from "~/api/session-hint";
import { shopApi } from "~/api/shop-api";
import { ScriptsNeeded } from "~/components/scripts-needed";
import { useGuard } from "~/features/account/guard";
import { useCurrentUser, useNobody } from "~/features/account/use-current-user";
import type { TodaysCart } from "~/features/cart/served-cart";
import { readTodaysCart } from "~/features/cart/todays-cart.server";
import { CartWithoutScripts } from "~/features/checkout/cart-without-scripts";
import styles from "~/features/checkout/checkout-page.module.css";
import { useGuest } from "~/features/checkout/guest";
import { GuestLine } from "~/features/checkout/guest-line";
import type { PaymentSettings } from "~/features/checkout/payment-settings";
import type { Shopper } from "~/features/checkout/shopper";
import { pageMeta, shopUrlOf } from "~/seo/page-meta";
import { storefrontSettings } from "~/storefront-settings";
import type { Route } from "./+types/checkout";

const loadCheckoutPage = () => import("~/features/checkout/checkout-page");
const CheckoutPage = lazy(loadCheckoutPage);
const WhoBuys = lazy(() => import("~/features/checkout/who-buys"));
// Fetched while the shop is asked who is there; who is hardly signed in is led elsewhere. In moments of
// their own: a dozen files, of which those that the shop's answer is checked with are started first.
if (!import.meta.env.SSR && isProbablySignedIn()) {
  for (const load of [() => import("~/api/answers/account"), loadCheckoutPage]) {
    setTimeout(() => void load().catch(() => undefined));
  }
}

type Loaded = PaymentSettings & {
  guestCheckout: boolean;
  cart: TodaysCart;
  /** Nobody is signed in where the page was asked for: the shop is not asked who is. */
  isNobody: boolean;
};

export async function loader({ request }: Route.LoaderArgs) {
  const { PAYMENTS: payments, STRIPE_PUBLISHABLE_KEY: publishableKey = "" } = storefrontSettings();
  // Without an answer everybody signs in, as a shop does that takes no guests.
  const off = { guestCheckout: false };
  const [{ guestCheckout }, cart] = await Promise.all([
    shopApi.call("checkoutSettings.read").catch(() => off),
    readTodaysCart(request),
  ]);
  const isNobody = !hasSession(request);
  const loaded: Loaded = { payments, publishableKey, guestCheckout, cart, isNobody };
  return data(loaded, { headers: personalHeaders(request, null) });
}

export const headers = personalPageHeaders;

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
  const { guestCheckout, cart, isNobody, ...settings } = loaderData;
  const waiting = <Waiting cart={cart} />;
  return (
    <div className={`page-width ${styles.page}`}>
      <h1>Checkout</h1>
      {guestCheckout ? (
        <OpenCheckout settings={settings} waiting={waiting} isNobody={isNobody} />
      ) : (
        <OwnCheckout settings={settings} waiting={waiting} isNobody={isNobody} />
      )}
    </div>
  );
}

type CheckoutProps = {
  settings: PaymentSettings;
  /** Shown until it is known who is there; without scripts it stays. */
  waiting: ReactNode;
  isNobody: boolean;
};

/** For people who are signed in; everybody else is led to the sign-in. */
function OwnCheckout({ settings, waiting, isNobody }: CheckoutProps) {
  useNobody(isNobody);
  const user = useGuard("checkout");
  const isLedAway = useCurrentUser() === null;
  if (user) return <Buying user={user} settings={settings} />;
  return (
    <>
      {waiting}
      <p className="with-scripts">
        We are checking whether you are signed in. If you are not, we will take you to the sign-in
        page, and bring you back here once you have signed in. Your cart is kept for you.
      </p>
      {isLedAway && <PrefetchPageLinks page="/auth" />}
    </>
  );
}

/** Where the store lets guests: signed in, or with an email address alone. */
function OpenCheckout({ settings, waiting, isNobody }: CheckoutProps) {
  useNobody(isNobody);
  const user = useCurrentUser();
  const guest = useGuest();
  if (user) return <Buying user={user} settings={settings} />;
  if (user === undefined) return waiting;
  if (!guest) {
    return (
      <Suspense fallback={<OneMoment />}>
        <WhoBuys />
      </Suspense>
    );
  }
  return (
    <>
      <GuestLine email={guest.email} />
      <Buying user={guest} settings={settings} />
    </>
  );
}

/** Around what the browser alone draws: a part of the server's page must not wait by itself. */
function Buying({ user, settings }: { user: Shopper; settings: PaymentSettings }) {
  return (
    <Suspense fallback={<OneMoment />}>
      <CheckoutPage key={user.email} user={user} settings={settings} />
    </Suspense>
  );
}

function Waiting({ cart }: { cart: TodaysCart }) {
  return (
    <>
      <OneMoment />
      <ScriptsNeeded what="Paying by card" />
      <CartWithoutScripts {...cart} />
    </>
  );
}
