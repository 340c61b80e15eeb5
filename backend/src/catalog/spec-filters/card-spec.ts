import type { Product } from "@eldercare/contracts";
import { type Specified, textsOf } from "./filtered-specs";

/** Letters of a value: a longer one is a text to read on the product's page. */
const MAX_LENGTH = 60;

/**
 * The size or limit that a product's card shows: of the names that merchandisers put into an order
 * (lower case) the first that the product has and that is short; where variants differ, all of their
 * values. Nothing where it has none of them.
 */
export function cardSpecOf(
  product: Specified,
  names: readonly string[],
): Pick<Product, "cardSpec"> {
  const written = [...(product.choice?.options ?? []), ...product.specs].map(({ name }) => name);
  for (const wanted of names) {
    const name = written.find((one) => one.trim().toLowerCase() === wanted);
    const value = textsOf(product, [wanted]).join(", ").trim();
    if (name && value && value.length <= MAX_LENGTH)
      return { cardSpec: { name: name.trim(), value } };
  }
  return {};
}
