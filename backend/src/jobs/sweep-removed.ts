import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { logFailure } from "../errors/log-failure";
import { sweepUnusedImages } from "../media/remove-unused-images";
import { removeArchivedProducts } from "../workflows/product/remove-product";

/** Every night: products that no order waits for any more, and images that nothing refers to. */
export default async function sweepRemoved(container: MedusaContainer): Promise<void> {
  await logFailure(container, "Sweeping failed", async () => {
    const products = await removeArchivedProducts(container);
    const images = await sweepUnusedImages(container);
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Swept away ${products} removed products and ${images} unused pictures.`);
  });
}

export const config = { name: "sweep-removed", schedule: "20 3 * * *" };
