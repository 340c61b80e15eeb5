import { forwardRef, Suspense } from "react";
import type { CardEntry } from "./card-entry";
import { lazyCardEntry } from "./lazy-card-entry";
import type { PaymentSettings } from "./payment-settings";

/** Only the one that is used is fetched, and only by whoever pays. */
const DemoCardEntry = lazyCardEntry(() => import("./demo-card-entry"));
const StripeCardEntry = lazyCardEntry(() => import("./stripe-card-entry"));

/** Takes the card: Stripe's form with real keys, the demo's without. */
export const CardForm = forwardRef<CardEntry, PaymentSettings & { clientSecret: string }>(
  function CardForm({ payments, publishableKey, clientSecret }, ref) {
    return (
      <Suspense fallback={<p role="status">Initializing secure payment...</p>}>
        {payments === "demo" ? (
          <DemoCardEntry ref={ref} publishableKey={publishableKey} />
        ) : (
          <StripeCardEntry ref={ref} publishableKey={publishableKey} clientSecret={clientSecret} />
        )}
      </Suspense>
    );
  },
);
