import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { adoptMedusaOrders } from "../workflows/order/reconcile/adopt-medusa-orders";
import { reconcileDueOrders } from "../workflows/order/reconcile/reconcile-due-orders";
import { refundOrphanedPayments } from "../workflows/order/reconcile/refund-orphaned-payments";
import { settleProposals } from "../workflows/order/reconcile/settle-proposals";

let hasLookedForOthers = false;

/**
 * Every minute: lost events are made up for, unpaid orders expire, what a crash left half done is
 * finished or taken back. Once in the life of a process: orders that were made in Medusa while nobody
 * listened are the shop's too.
 */
export default async function reconcileOrders(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Orders could not be brought up to date" },
    async () => {
      await reconcileDueOrders(container);
      await refundOrphanedPayments(container);
      await settleProposals(container);
      if (hasLookedForOthers) return;
      await adoptMedusaOrders(container);
      hasLookedForOthers = true;
    },
  );
}

export const config = { name: "reconcile-orders", schedule: "* * * * *" };
