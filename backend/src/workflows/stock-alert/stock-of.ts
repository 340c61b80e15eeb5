import type { Product } from "@eldercare/contracts";

/**
 * How many of it can be bought; undefined where there is no such thing. A product with variants is
 * waited for variant by variant.
 */
export function stockOf(
  { stock, variants }: Pick<Product, "stock" | "variants">,
  variantId: string,
): number | undefined {
  if (variants.length === 0) return variantId === "" ? stock : undefined;
  return variants.find(({ id }) => id === variantId)?.stock;
}
