import type { MedusaContainer } from "@medusajs/framework/types";
import { runJob } from "../medusa/run-job";
import { askForReviews } from "../workflows/review/ask-for-reviews";

/** Every day, in the morning of the shop's customers: buyers are asked what they think of what they bought. */
export default async function askBuyers(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Buyers could not be asked for reviews" },
    async () => {
      await askForReviews(container);
    },
  );
}

export const config = { name: "ask-for-reviews", schedule: "0 15 * * *" };
