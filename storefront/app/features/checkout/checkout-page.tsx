import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useCallback, useEffect, useState } from "react";
import { rememberUser } from "~/features/account/use-current-user";
import { LOADING_CART } from "~/features/cart/cart-messages";
import { subtotalCents } from "~/features/cart/cart-rules";
import { useCart } from "~/features/cart/cart-store";
import { payableCents } from "~/features/totals/payable-cents";
import { CheckoutForm } from "./checkout-form";
import styles from "./checkout-page.module.css";
import {
  CartChanged,
  EmptyCheckout,
  LastOrderPaid,
  LastOrderUnsettled,
  PaymentUnavailable,
  Waiting,
} from "./checkout-states";
import { DeliveryChoice } from "./delivery-choice";
import { forgetGuest } from "./guest";
import { OrderSummary } from "./order-summary";
import type { PaymentSettings } from "./payment-settings";
import { paidOrderHere } from "./placed-order";
import type { Shopper } from "./shopper";
import { useLastOrder } from "./use-last-order";
import { usePayment } from "./use-payment";
import { useShippingForm } from "./use-shipping-form";
import { useTotals } from "./use-totals";
import { WrittenOrderField } from "./written-order";

/** Checkout of somebody who is signed in, or of a guest, in each of its states (spec §2, §4). */
export default function CheckoutPage({
  user,
  settings,
}: {
  user: Shopper;
  settings: PaymentSettings;
}) {
  const { items, isArriving } = useCart();
  const form = useShippingForm(user);
  const { state, wanted, choose, writtenOrder, sayWrittenOrder, agree } = useTotals(
    user.id,
    items,
    form,
  );
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  // Nor is anybody a guest here any more. The page sends whoever is signed out to the sign-in page
  // and back, or asks who buys.
  const onSignedOut = useCallback(() => {
    forgetGuest();
    rememberUser(queryClient, null);
  }, [queryClient]);
  const { isLooking, paidOrderId, unsettledOrderId } = useLastOrder(user);
  const isHeld = isBusy || isLooking || unsettledOrderId !== null;
  const { payment, isCurrent, takeConflict, beginAgain } = usePayment(items, isHeld, onSignedOut);

  // What was sold meanwhile is found when the address is typed, too.
  const totalsError = isCurrent ? state.error : null;
  useEffect(() => {
    if (totalsError) takeConflict(totalsError);
  }, [totalsError, takeConflict]);

  // The form stays while its payment is brought up to date: nobody types a card twice. It is drawn in
  // slices: in one go it was among the longest tasks of a slow phone here.
  const [clientSecret, setClientSecret] = useState("");
  const freshSecret = payment.phase === "ready" ? payment.clientSecret : "";
  useEffect(() => {
    if (freshSecret) startTransition(() => setClientSecret(freshSecret));
  }, [freshSecret]);

  const { totals } = state;
  const subtotal = subtotalCents(items);
  const totalCents = totals ? payableCents(subtotal, totals) : subtotal;
  const changes = payment.phase === "changed" ? payment.changes : [];
  if (unsettledOrderId && !isBusy) return <LastOrderUnsettled orderId={unsettledOrderId} />;
  // The cart is empty for a moment between paying and the next page, too.
  if (items.length === 0 && !isBusy) {
    if (isArriving) return <Waiting words={LOADING_CART} />;
    // What was just sold out was not bought.
    const before = changes.length === 0 ? paidOrderHere(user.id) : null;
    return <EmptyCheckout changes={changes} paidOrderId={paidOrderId ?? before} />;
  }
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <OrderSummary lines={items} {...state} error={totalsError} />
      </div>
      <div className={styles.main}>
        {paidOrderId && <LastOrderPaid orderId={paidOrderId} />}
        {payment.phase === "changed" && (
          <CartChanged
            changes={changes}
            totalCents={payment.totalCents ?? totalCents}
            onAgree={beginAgain}
          />
        )}
        {payment.phase === "failed" && (
          <PaymentUnavailable sentence={payment.sentence} onRetry={beginAgain} />
        )}
        {!clientSecret && (payment.phase === "preparing" || payment.phase === "ready") && (
          <Waiting words="Initializing secure payment..." />
        )}
        {clientSecret && (
          <CheckoutForm
            user={user}
            form={form}
            totalCents={totalCents}
            totals={totals}
            areTotalsCurrent={state.isCurrent}
            agree={agree}
            choices={
              totals && (
                <>
                  <DeliveryChoice
                    totals={totals}
                    wanted={wanted}
                    hasAddress={state.hasAddress}
                    onChoose={choose}
                  />
                  {totals.asksWrittenOrder && (
                    <WrittenOrderField words={writtenOrder} onSay={sayWrittenOrder} />
                  )}
                </>
              )
            }
            settings={settings}
            clientSecret={freshSecret || clientSecret}
            isPaymentCurrent={isCurrent}
            isPaymentStopped={payment.phase === "changed" || payment.phase === "failed"}
            onBusy={setBusy}
            takeConflict={takeConflict}
            beginAgain={beginAgain}
            onSignedOut={onSignedOut}
          />
        )}
      </div>
    </div>
  );
}
