import {
  lineIdOf,
  optionField,
  type Product,
  variantNameOf,
  type WishlistItem,
} from "@eldercare/contracts";
import { type Buyable, buyableOf } from "~/features/catalog/buyable";
import { cardOf } from "~/features/catalog/card-of";

/** What the list says of a product today. */
export type WishlistRow = {
  /** See `lineIdOf`. */
  id: string;
  name: string;
  /** Not there where the product is not sold any more, and where the shop could not be asked. */
  sold?: SoldRow;
  isGone: boolean;
};

export type SoldRow = {
  path: string;
  image: string;
  variantName?: string;
  price: Pick<Product, "priceCAD" | "originalPriceCAD" | "onSale" | "stock"> & { isFrom: boolean };
  /** A choice was saved that is not made any more. */
  hasLostChoice: boolean;
  buyable: Buyable;
};

/** The list with today's `products`; null of them where the shop could not be asked. */
export function wishlistRows(
  items: readonly WishlistItem[],
  products: readonly Product[] | null,
): WishlistRow[] {
  const productOf = new Map(products?.map((product) => [product.id, product]));
  return items.map((item) => {
    const id = lineIdOf(item);
    const product = productOf.get(item.productId);
    if (!product) return { id, name: item.name, isGone: products !== null };
    return { id, name: product.name, isGone: false, sold: soldRow(item, product) };
  });
}

function soldRow({ variantId }: WishlistItem, product: Product): SoldRow {
  const variant = product.variants.find(({ id }) => id === variantId);
  const shown = { isFrom: false, ...(variant ?? cardOf(product)) };
  const { priceCAD, originalPriceCAD, onSale, stock, isFrom } = shown;
  const options = Object.entries(variant?.options ?? {});
  const query = new URLSearchParams(
    options.map(([name, value]): [string, string] => [optionField(name), value]),
  );
  return {
    path: `/product/${product.slug}${variant ? `?${query}` : ""}`,
    image: variant?.images[0] ?? product.images[0] ?? "",
    ...(variant && { variantName: variantNameOf(variant.options) }),
    price: { priceCAD, originalPriceCAD, onSale, stock, isFrom },
    hasLostChoice: product.variants.length > 0 && !variant && variantId !== undefined,
    buyable: buyableOf(product, variant),
  };
}
