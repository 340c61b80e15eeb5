import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { logFailure } from "../errors/log-failure";
import { sweepUnusedImages } from "../media/remove-unused-images";
import { removeArchivedProducts } from "../workflows/product/remove-product";
import { forgetStockChanges } from "../workflows/product/stock-changes";

/**
 * Every night: products that no order waits for any more, images that nothing refers to, and names
 * of stock changes that nobody sends again.
 */
export default async function sweepRemoved(container: MedusaContainer): Promise<void> {
  await logFailure(container, "Sweeping failed", async () => {
    const products = await removeArchivedProducts(container);
    const images = await sweepUnusedImages(container);
    await forgetStockChanges(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Swept away ${products} removed products and ${images} unused pictures.`);
  });
}

export const config = { name: "sweep-removed", schedule: "20 3 * * *" };
