import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { type Appearance, loadStripe, type Stripe } from "@stripe/stripe-js";
import { forwardRef, useEffect, useImperativeHandle, useState } from "react";
import type { CardEntry } from "./card-entry";
import { NoCardEntry } from "./lazy-card-entry";

/** Stripe draws its form in a frame of its own, where our stylesheets do not reach. */
const APPEARANCE: Appearance = {
  theme: "stripe",
  variables: {
    colorPrimary: "#0f4a43",
    colorBackground: "#ffffff",
    colorText: "#1d2a28",
    colorTextSecondary: "#43504d",
    colorDanger: "#8c2213",
    fontFamily: "Arial, sans-serif",
    fontSizeBase: "18px",
    borderRadius: "12px",
    spacingUnit: "5px",
  },
  rules: {
    ".Input": { border: "2px solid #7d776b", boxShadow: "none", padding: "12px 14px" },
    ".Input:focus": { border: "2px solid #0f4a43", boxShadow: "0 0 0 3px #0f4a43" },
    ".Label": { fontWeight: "600" },
  },
};

const NOT_READY = "The card form is not ready yet. Please try again in a moment.";

let stripeOf: { key: string; stripe: Promise<Stripe | null> } | undefined;

/** Stripe's script comes from Stripe, once, and only when somebody pays. */
function stripeWith(key: string): Promise<Stripe | null> {
  if (stripeOf?.key !== key) stripeOf = { key, stripe: loadStripe(key) };
  return stripeOf.stripe;
}

const PaymentForm = forwardRef<CardEntry>(function PaymentForm(_props, ref) {
  const stripe = useStripe();
  const elements = useElements();
  useImperativeHandle(ref, () => ({
    async check() {
      // Shows its own errors, and takes the focus to the first.
      const { error } = (await elements?.submit()) ?? { error: { message: NOT_READY } };
      return error === undefined;
    },
    async confirm(clientSecret, returnUrl) {
      if (!stripe || !elements) return { status: "refused", message: NOT_READY };
      // The order may have changed the amount, which wallets show.
      await elements.fetchUpdates();
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
      if (error) return { status: "refused", message: error.message ?? NOT_READY };
      return { status: paymentIntent.status === "succeeded" ? "succeeded" : "processing" };
    },
  }));
  return <PaymentElement options={{ layout: "tabs" }} />;
});

/** Stripe's own card form in the shop's colours. The card's number never reaches the shop. */
const StripeCardEntry = forwardRef<CardEntry, { publishableKey: string; clientSecret: string }>(
  function StripeCardEntry({ publishableKey, clientSecret }, ref) {
    const [stripe, setStripe] = useState<Stripe | null>(null);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      stripeWith(publishableKey).then(setStripe, () => setFailed(true));
    }, [publishableKey]);
    if (hasFailed) return <NoCardEntry ref={ref} />;
    if (!stripe) return <p role="status">Initializing secure payment...</p>;
    return (
      // The elements belong to one payment; another one gets new ones.
      <Elements
        key={clientSecret}
        stripe={stripe}
        options={{ clientSecret, appearance: APPEARANCE }}
      >
        <PaymentForm ref={ref} />
      </Elements>
    );
  },
);

export default StripeCardEntry;
