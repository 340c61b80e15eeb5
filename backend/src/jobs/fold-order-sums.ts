import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { runJob } from "../medusa/run-job";
import { foldOrderSums } from "../modules/shop-order/order-sums";

/** Every hour: rows of the kept sums over all orders, one for each change, become one. */
export default async function foldSums(container: MedusaContainer): Promise<void> {
  await runJob(
    container,
    { name: config.name, failure: "Sums of orders take longer to read" },
    () => foldOrderSums(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
  );
}

export const config = { name: "fold-order-sums", schedule: "41 * * * *" };
