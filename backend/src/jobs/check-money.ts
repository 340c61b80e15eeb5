import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { checkMoney } from "../workflows/order/reconcile/check-money";

/** Every night: payments at Stripe and orders are compared, of older ones a part; the back office shows where they disagree. */
export default async function checkMoneyEveryNight(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Payments could not be compared with Stripe's" },
    async () => {
      await checkMoney(container, { withOlder: true });
    },
  );
}

export const config = { name: "check-money", schedule: "10 3 * * *" };
