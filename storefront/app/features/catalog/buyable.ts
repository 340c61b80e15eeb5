import type { Product, ProductVariant, VariantOptions } from "@eldercare/contracts";
import type { CartProduct } from "~/features/cart/cart-rules";
import { chosenProduct } from "~/features/cart/chosen-product";
import { cardOf } from "./card-of";

/** A product as it can be bought beside others: whole, as one of its variants, or with a choice to make first. */
export type Buyable = {
  slug: string;
  name: string;
  stock: number;
  /** What is chosen, where there was something to choose. */
  options: VariantOptions;
  /** What goes into the cart; not there while there is something to choose. */
  item?: CartProduct & { stock: number };
};

/** How a product can be bought today, as `variant` where it was chosen already. */
export function buyableOf(product: Product, variant?: ProductVariant): Buyable {
  const { slug, name, variants } = product;
  const isChoice = variants.length > 0 && !variant;
  const item = isChoice ? undefined : chosenProduct(product, variant?.id);
  return {
    ...{ slug, name, options: variant?.options ?? {} },
    stock: item?.stock ?? cardOf(product).stock,
    ...(item && { item }),
  };
}
