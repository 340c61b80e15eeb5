import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { tellWhoWaits } from "../workflows/stock-alert/tell-who-waits";

/**
 * Every minute: what is back in stock is told to whoever asked. What is back for a moment only, as
 * between two orders of the same piece, is mostly gone again when it is looked at.
 */
export default async function tellOfStock(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Those who wait for stock could not be told" },
    async () => {
      await tellWhoWaits(container);
    },
  );
}

export const config = { name: "tell-who-waits", schedule: "* * * * *" };
