import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sweepUnusedImages } from "../images/remove-unused-images";
import { removeRetiredProducts } from "../workflows/product/remove-product";

/** Every night: products that no order waits for any more, and pictures that nothing refers to. */
export default async function sweepRemoved(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  try {
    const products = await removeRetiredProducts(container);
    const pictures = await sweepUnusedImages(container);
    logger.info(`Swept away ${products} removed products and ${pictures} unused pictures.`);
  } catch (error) {
    // A job that throws is never run again; the next night tries anew.
    logger.error(`Sweeping failed: ${error instanceof Error ? error.message : error}`);
  }
}

export const config = { name: "sweep-removed", schedule: "20 3 * * *" };
