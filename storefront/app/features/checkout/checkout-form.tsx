import {
  type CheckoutTotals,
  formatCents,
  type ShippingForm,
  type ShippingFormValues,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SubmitHandler, UseFormReturn } from "react-hook-form";
import { ShieldIcon } from "~/components/icons";
import { Unbroken } from "~/components/unbroken";
import type { CardEntry } from "./card-entry";
import { CardForm } from "./card-form";
import styles from "./checkout-form.module.css";
import { isGuest } from "./guest";
import type { PaymentSettings } from "./payment-settings";
import { SavedAddresses } from "./saved-addresses";
import { ShippingFields } from "./shipping-fields";
import type { Shopper } from "./shopper";
import { type CheckoutProblem, useCheckout } from "./use-checkout";
import type { AgreedTotals } from "./use-totals";

type Props = {
  user: Shopper;
  form: UseFormReturn<ShippingFormValues, unknown, ShippingForm>;
  /** What stands on the button, in cents. */
  totalCents: number;
  totals: CheckoutTotals | undefined;
  /** False while the total is asked anew. */
  areTotalsCurrent: boolean;
  agree: (shipping: ShippingForm) => Promise<AgreedTotals>;
  /** Of delivery, and of a written order, where they are asked for. */
  choices: ReactNode;
  settings: PaymentSettings;
  clientSecret: string;
  /** False while the payment is brought up to date with the cart, and while that has stopped. */
  isPaymentCurrent: boolean;
  /** The page asks something above the form before it goes on. */
  isPaymentStopped: boolean;
  onBusy: (isBusy: boolean) => void;
  takeConflict: (error: unknown, seen?: CheckoutTotals) => boolean;
  beginAgain: () => void;
  onSignedOut: () => void;
};

const LOOK_ABOVE: CheckoutProblem = {
  title: "Not paid yet",
  sentence: "Before you can pay, please answer what is asked above.",
};

/** Address, card, and the button that pays. */
export function CheckoutForm(props: Props) {
  const { form, totalCents, areTotalsCurrent, settings, clientSecret, onBusy } = props;
  const { isPaymentCurrent, isPaymentStopped } = props;
  const card = useRef<CardEntry>(null);
  const isAccount = !isGuest(props.user);
  const [isKept, setKept] = useState(true);
  const { submit, isProcessing, problem } = useCheckout({
    ...props,
    card,
    keepsAddress: isAccount && isKept,
    onFieldErrors: (fields) => showFieldErrors(fields),
  });

  useEffect(() => onBusy(isProcessing), [isProcessing, onBusy]);

  /** What only the server finds wrong; false when no field of this form is meant. */
  function showFieldErrors(fields: readonly { path: string; message: string }[]): boolean {
    const known = fields
      .map(({ path, message }) => ({ name: path.replace(/^shipping\./, ""), message }))
      .filter((field) => field.name in form.getValues());
    known.forEach(({ name, message }, index) => {
      form.setError(name as keyof ShippingFormValues, { message }, { shouldFocus: index === 0 });
    });
    return known.length > 0;
  }

  // A press while the payment is renewed counts once that is done. Not yet by `submit`: the page
  // renews nothing while it is busy.
  const [pressed, setPressed] = useState<{ shipping: ShippingForm; seenCents: number } | null>(
    null,
  );
  useEffect(() => {
    if (!pressed || !(isPaymentCurrent || isPaymentStopped)) return;
    setPressed(null);
    if (isPaymentCurrent) void submit(pressed.shipping, pressed.seenCents);
  });
  const pay: SubmitHandler<ShippingForm> = async (shipping) => {
    if (isPaymentCurrent) await submit(shipping, totalCents);
    else if (!isProcessing) setPressed({ shipping, seenCents: totalCents });
  };
  const isPaying = isProcessing || pressed !== null;
  const shownProblem = isPaymentStopped ? LOOK_ABOVE : problem;
  /** Everything that is wrong shows at once; the first field has the focus already. */
  const showCardGaps = () => void card.current?.check(false);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={form.handleSubmit(pay, showCardGaps)}
      aria-busy={isPaying}
    >
      <section className={styles.card} aria-labelledby="checkout-shipping">
        <h2 id="checkout-shipping">Shipping Address</h2>
        {isAccount && <SavedAddresses form={form} />}
        <ShippingFields form={form} />
        {isAccount && (
          <label className={styles.keep}>
            <input
              type="checkbox"
              checked={isKept}
              onChange={(event) => setKept(event.target.checked)}
            />
            Keep this address in my account for next time
          </label>
        )}
      </section>
      {props.choices}
      <section className={styles.card} aria-labelledby="checkout-payment">
        <h2 id="checkout-payment">Payment</h2>
        <CardForm ref={card} {...settings} clientSecret={clientSecret} />
        <div role="alert" className={styles.alert}>
          {shownProblem && (
            <div className={styles.problem}>
              <p className={styles.problemTitle}>{shownProblem.title}</p>
              <p>
                <Unbroken text={shownProblem.sentence} />
              </p>
            </div>
          )}
        </div>
        <Button
          type="submit"
          className={styles.pay}
          aria-disabled={isPaying || !isPaymentCurrent || !areTotalsCurrent}
        >
          {isPaying ? "Processing Payment..." : `Complete Payment - ${formatCents(totalCents)}`}
        </Button>
        <p className={styles.promise}>
          <ShieldIcon />
          <span>
            {settings.payments === "demo"
              ? "This is a demonstration: your order is recorded, and no money moves."
              : "Your card number goes straight to Stripe over an encrypted connection. We never see it."}
          </span>
        </p>
      </section>
    </form>
  );
}
