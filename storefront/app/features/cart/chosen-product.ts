import { dollarsFromCents, type Product, variantNameOf } from "@eldercare/contracts";
import { cartProductOf } from "./cart-product";
import type { CartProduct } from "./cart-rules";

/**
 * What the cart keeps of a product as one of its variants: the default one where none is named.
 * Undefined where the product is not sold as that any more.
 */
export function chosenProduct(
  product: Product,
  variantId: string | undefined,
): (CartProduct & { stock: number }) | undefined {
  const plain = { ...cartProductOf(product), stock: product.stock };
  if (product.variants.length === 0) return variantId === undefined ? plain : undefined;
  const variant =
    variantId === undefined
      ? product.variants[0]
      : product.variants.find(({ id }) => id === variantId);
  if (!variant) return undefined;
  return {
    ...plain,
    variantId: variant.id,
    variantName: variantNameOf(variant.options),
    price: dollarsFromCents(variant.priceCAD),
    image: variant.images[0] ?? plain.image,
    stock: variant.stock,
  };
}
