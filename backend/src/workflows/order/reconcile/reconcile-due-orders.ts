import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { messageOf } from "../../../errors/message-of";
import { shopOrdersOf } from "../../../orders/shop-orders";
import { reconcileOrder } from "./reconcile-order";

const BATCH = 100;
const PAUSE_AFTER_FAILURE_SECONDS = 60;

/** Sees to every order that needs it; one that fails waits and does not hold up the others. */
export async function reconcileDueOrders(container: MedusaContainer): Promise<void> {
  const { orders } = shopOrdersOf(container);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const order of await orders.listDue(BATCH)) {
    try {
      await reconcileOrder(container, order);
    } catch (error) {
      logger.error(`Order ${order.id} cannot be brought up to date: ${messageOf(error)}`);
      await orders.planNextCheck(order.id, PAUSE_AFTER_FAILURE_SECONDS);
    }
  }
}
