import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { variantsBySku } from "../medusa/variants-by-sku";
import { type OrderWord, orderSearch, orderTerms } from "./order-search";

/** The beginning of more SKUs says little. */
const MOST_VARIANTS = 100;

/** PostgreSQL's tsquery over an order's `terms` for what staff typed to find it. */
export async function typedTerms(container: MedusaContainer, typed: string): Promise<string> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const sold = new Map<OrderWord, string[]>();
  const words = orderSearch(typed);
  await Promise.all(
    words.map(async (word) => {
      if (word.sku) sold.set(word, await variantsBySku(database, word.sku, MOST_VARIANTS));
    }),
  );
  return orderTerms(words, (word) => sold.get(word) ?? []);
}
