import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sweepUnusedImages } from "../media/remove-unused-images";
import { runJob } from "../medusa/run-job";
import { removeEmptySaleLists } from "../medusa/sale-price-lists";
import { removeArchivedProducts } from "../workflows/product/remove-product";
import { forgetStockChanges } from "../workflows/product/stock-changes";

/**
 * Every night: products that no order waits for any more, images that nothing refers to, names of
 * stock changes that nobody sends again, and empty price lists of sales that are over.
 */
export default async function sweepRemoved(container: MedusaContainer): Promise<void> {
  await runJob(container, { name: config.name, failure: "Sweeping failed" }, async () => {
    const products = await removeArchivedProducts(container);
    const images = await sweepUnusedImages(container);
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
    await forgetStockChanges(database);
    await removeEmptySaleLists(database);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Swept away ${products} removed products and ${images} unused pictures.`);
  });
}

export const config = { name: "sweep-removed", schedule: "20 3 * * *" };
