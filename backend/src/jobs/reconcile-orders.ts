import type { MedusaContainer } from "@medusajs/framework/types";
import { logFailure } from "../errors/log-failure";
import { reconcileDueOrders } from "../workflows/order/reconcile/reconcile-due-orders";
import { refundOrphanedPayments } from "../workflows/order/reconcile/refund-orphaned-payments";

/**
 * Every minute: lost events are made up for, unpaid orders expire, what a crash left half done is
 * finished or taken back.
 */
export default async function reconcileOrders(container: MedusaContainer): Promise<void> {
  await logFailure(container, "Orders could not be brought up to date", async () => {
    await reconcileDueOrders(container);
    await refundOrphanedPayments(container);
  });
}

export const config = { name: "reconcile-orders", schedule: "* * * * *" };
