import { productsInText } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { slugsOfNamed } from "../../medusa/slugs-of-named";

/** What a guide's text names as products and the shop does not have (any more). */
export async function missingProducts(
  container: MedusaContainer,
  content: string,
): Promise<string[]> {
  const named = productsInText(content);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const slugs = await slugsOfNamed(database, named);
  return named.filter((name) => !slugs.has(name));
}
