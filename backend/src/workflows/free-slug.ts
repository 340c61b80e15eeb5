import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { handlesLike } from "../medusa/handles";
import { numberedSlug, slugToNumber } from "./numbered-slug";

/** The tables whose rows have a slug of their own, and what a nameless one is called. */
const FALLBACKS = { product: "product", product_category: "category" } as const;

/**
 * A slug made of a name (spec §5) that no other row of the table has: the second "Walker" is
 * `walker-2`. To be asked in the catalog's turn, so that it is still free when it is used.
 */
export async function freeSlug(
  container: MedusaContainer,
  table: keyof typeof FALLBACKS,
  name: string,
): Promise<string> {
  const slug = slugToNumber(name, FALLBACKS[table]);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return numberedSlug(slug, await handlesLike(database, table, slug));
}
