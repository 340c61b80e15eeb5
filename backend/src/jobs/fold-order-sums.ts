import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { runJob } from "../medusa/run-job";
import { foldOrderSums } from "../modules/shop-order/order-sums";
import { foldSalesSums } from "../modules/shop-order/sales-sums";

/** Every hour: rows of the kept sums, one for each change, become one over all orders, and one for each day. */
export default async function foldSums(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Sums of orders take longer to read" },
    async () => {
      const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
      await foldOrderSums(database);
      await foldSalesSums(database);
    },
  );
}

export const config = { name: "fold-order-sums", schedule: "41 * * * *" };
