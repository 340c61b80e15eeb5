import { formatCents } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useRef } from "react";
import { ShieldIcon } from "~/components/icons";
import type { CardEntry } from "~/features/checkout/card-entry";
import { CardForm } from "~/features/checkout/card-form";
import styles from "~/features/checkout/checkout-form.module.css";
import type { PaymentSettings } from "~/features/checkout/payment-settings";
import { usePayByLink } from "./use-pay-by-link";

type PayFormProps = {
  token: string;
  clientSecret: string;
  /** What the page shows, and the button says. */
  cents: number;
  settings: PaymentSettings;
};

/** Takes the card of a pay link, as the checkout does. */
export function PayForm({ token, clientSecret, cents, settings }: PayFormProps) {
  const card = useRef<CardEntry>(null);
  const { pay, isProcessing, problem } = usePayByLink({ token, clientSecret, cents, card });
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-busy={isProcessing}
      onSubmit={(event) => {
        event.preventDefault();
        void pay();
      }}
    >
      <CardForm ref={card} {...settings} clientSecret={clientSecret} />
      <div role="alert" className={styles.alert}>
        {problem && (
          <div className={styles.problem}>
            <p>{problem}</p>
          </div>
        )}
      </div>
      <Button type="submit" className={styles.pay} aria-disabled={isProcessing}>
        {isProcessing ? "Processing Payment..." : `Pay ${formatCents(cents)}`}
      </Button>
      <p className={styles.promise}>
        <ShieldIcon />
        <span>
          {settings.payments === "demo"
            ? "This is a demonstration: no money moves."
            : "Your card number goes straight to Stripe over an encrypted connection. We never see it."}
        </span>
      </p>
    </form>
  );
}
