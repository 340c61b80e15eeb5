import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { imageWithoutHost } from "../../../media/image-without-host";
import { readShownImages } from "../../../medusa/shown-images";

/**
 * Tells whether a product, category, slide or guide of the shop shows a image of this address.
 * Asked for the first time, it reads all addresses: files name many.
 */
export function storedImages(container: MedusaContainer): (address: string) => Promise<boolean> {
  let known: Promise<ReadonlySet<string>> | undefined;
  return async (address) => {
    known ??= storedAddresses(container);
    return (await known).has(address);
  };
}

/** The addresses of all images that the shop shows. */
export async function storedAddresses(container: MedusaContainer): Promise<ReadonlySet<string>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const urls = await readShownImages(database);
  return new Set(urls.flatMap((url) => imageWithoutHost(url) ?? []));
}
