import type { MedusaContainer } from "@medusajs/framework/types";
import { logFailure } from "../errors/log-failure";
import { checkMoney } from "../workflows/order/reconcile/check-money";

/** Every night: payments at Stripe and orders are compared; the back office shows where they disagree. */
export default async function checkMoneyEveryNight(container: MedusaContainer): Promise<void> {
  await logFailure(container, "Payments could not be compared with Stripe's", async () => {
    await checkMoney(container);
  });
}

export const config = { name: "check-money", schedule: "10 3 * * *" };
