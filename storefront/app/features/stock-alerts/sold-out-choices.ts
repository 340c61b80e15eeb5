import { type Product, variantNameOf } from "@eldercare/contracts";

/** Something that is sold out; `variantId` is "" for a product without variants. */
export type SoldOut = { variantId: string; name: string };

/** What of a product can be waited for; nothing while all of it can be bought. */
export function soldOutChoices({
  name,
  stock,
  variants,
}: Pick<Product, "name" | "stock" | "variants">): SoldOut[] {
  if (variants.length === 0) return stock > 0 ? [] : [{ variantId: "", name }];
  return variants
    .filter((variant) => variant.stock <= 0)
    .map(({ id, options }) => ({ variantId: id, name: variantNameOf(options) }));
}
