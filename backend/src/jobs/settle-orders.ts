import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { returnForsakenPayments } from "../workflows/order/return-forsaken-payments";
import { reviewDueOrders } from "../workflows/order/review-due-orders";

/**
 * Every minute: lost events are made up for, unpaid orders expire, what a crash left half done is
 * finished or taken back. A job that throws is never run again, so nothing is thrown.
 */
export default async function settleOrders(container: MedusaContainer): Promise<void> {
  try {
    await reviewDueOrders(container);
    await returnForsakenPayments(container);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Orders could not be brought up to date: ${reason}`);
  }
}

export const config = { name: "settle-orders", schedule: "* * * * *" };
