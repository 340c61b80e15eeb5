import { type Product, variantNameOf, wholeNameOf } from "@eldercare/contracts";

/** What a mail calls a product, or the variant of it that somebody waits for. */
export function nameOf({ name, variants }: Pick<Product, "name" | "variants">, variantId: string) {
  const variant = variants.find(({ id }) => id === variantId);
  return wholeNameOf({ name, variantName: variant && variantNameOf(variant.options) });
}
