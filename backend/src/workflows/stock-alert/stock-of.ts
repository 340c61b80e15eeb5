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

/**
 * Whether what somebody waits for can be bought again. Who waits for a product that was given variants
 * since is told of any of them; of a variant that is not made any more nobody is told.
 */
export function isBack(product: Pick<Product, "stock" | "variants">, variantId: string): boolean {
  if (variantId === "" && product.variants.length > 0) {
    return product.variants.some(({ stock }) => stock > 0);
  }
  return (stockOf(product, variantId) ?? 0) > 0;
}
