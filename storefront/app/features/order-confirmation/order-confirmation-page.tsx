import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { accountOrdersQuery } from "~/api/account-queries";
import { orderQuery } from "~/api/order-query";
import { ErrorPage } from "~/components/error-page";
import { toast } from "~/components/toast";
import { PAYMENT_SUCCESSFUL } from "~/features/checkout/checkout-messages";
import { isCharged } from "~/features/checkout/is-charged";
import { settlePaidOrder } from "~/features/checkout/settle-paid-order";
import styles from "./order-confirmation.module.css";
import { OrderMissing } from "./order-missing";
import { OrderSheet } from "./order-sheet";
import { orderView } from "./order-view";

/** One order, live until its payment is settled (spec §2: the card provider's return address). */
export function OrderConfirmationPage({ orderId, isDemo }: { orderId: string; isDemo: boolean }) {
  const { data: order, error } = useQuery(orderQuery(orderId));
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const isPaid = !!order && isCharged(order);
  const status = order?.status;

  // After a bank's page the cart is still full: what was bought leaves it now.
  useEffect(() => {
    if (isPaid && settlePaidOrder(queryClient, order)) toast(PAYMENT_SUCCESSFUL);
  }, [isPaid, order, queryClient]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of status changes the list.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: accountOrdersQuery().queryKey });
  }, [status, queryClient]);

  if (order === null) return <OrderMissing />;
  if (error && !order) return <ErrorPage error={error} />;
  if (!order) {
    return (
      <div className={styles.waiting}>
        <h1>Your Order</h1>
        <p role="status">Loading your order...</p>
      </div>
    );
  }
  // Stripe says at the return address how it went; the order itself counts as soon as it is known.
  const hasReturned = params.get("redirect_status") === "succeeded";
  return <OrderSheet order={order} view={orderView(order, hasReturned)} isDemo={isDemo} />;
}
