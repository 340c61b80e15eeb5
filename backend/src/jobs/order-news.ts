import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { tellOfOrders } from "../workflows/mail/tell-of-orders";

/** Every five minutes: who packs parcels knows of an order before they leave for the post office. */
export default async function orderNews(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "The shop could not be told of new orders" },
    async () => {
      await tellOfOrders(container);
    },
  );
}

export const config = { name: "order-news", schedule: "2,7,12,17,22,27,32,37,42,47,52,57 * * * *" };
