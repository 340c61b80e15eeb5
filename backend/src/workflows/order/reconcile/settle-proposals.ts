import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { settleProposal } from "../edit/settle-proposal";
import { underOrderLock } from "../record/order-locks";
import { finishPending } from "../status/do-status";

const BATCH = 200;

/**
 * Sees to every change that waits for its payment: made where it was paid though nobody told, ended
 * where it cannot be paid any more.
 */
export async function settleProposals(container: MedusaContainer): Promise<void> {
  const { orders, payments } = shopOrdersOf(container);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { id, stripe_id: stripeId, for_order: orderId } of await payments.listProposed({
    limit: BATCH,
  })) {
    await underOrderLock(container, orderId ?? id, async () => {
      const order = await orders.find(orderId ?? "");
      if (order) await finishPending(container, order);
      await settleProposal(container, id);
    }).catch((error: unknown) =>
      logger.error(
        `The change that payment ${stripeId} is for cannot be settled: ${messageOf(error)}`,
      ),
    );
  }
}
