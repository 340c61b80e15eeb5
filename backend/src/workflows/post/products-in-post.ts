import { productsInText, withProductNames } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Refusal } from "../../errors/refusal";
import { slugsOfNamed } from "../../medusa/slugs-of-named";

/**
 * A guide's text with the slugs of its products, whatever it named them by. A {@link Refusal} "invalid"
 * names those that the shop does not have, but for what stood in the text `before`: a product that went
 * keeps nobody from mending a word.
 */
export async function withKnownProducts(
  container: MedusaContainer,
  content: string,
  before = "",
): Promise<string> {
  const named = productsInText(content);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const slugs = await slugsOfNamed(database, named);
  const old = new Set(productsInText(before));
  const unknown = named.filter((name) => !slugs.has(name) && !old.has(name));
  if (unknown.length > 0) {
    const sentence = `The shop has no product with the slug or SKU ${unknown.join(", ")}.`;
    throw Refusal.ofField("invalid", "content", sentence);
  }
  return withProductNames(content, (name) => slugs.get(name) ?? name);
}
