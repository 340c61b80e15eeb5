import { discountedCents, type Product } from "@eldercare/contracts";
import { mainCategory } from "./main-category";
import type { ShopProduct } from "./shop-product";

/** The product of the contract; without a price it costs 0, and only staff may see it. */
export function productView(product: ShopProduct): Product {
  const { id, name, slug, sku, description, featured, rating, reviewCount } = product;
  const { cents, originalCents } = product.price ?? { cents: 0, originalCents: 0 };
  return {
    ...{ id, name, slug, sku, description, featured, rating, reviewCount },
    images: product.images.map(({ url }) => url),
    priceCAD: cents,
    originalPriceCAD: product.price ? originalCents : null,
    discountPercentage: discountOf(cents, originalCents, product.discountPercentage),
    onSale: cents < originalCents,
    stock: product.available,
    categoryId: mainCategory(product.categories)?.id ?? null,
    specs: Object.fromEntries(product.specs.map(({ name, value }) => [name, value])),
  };
}

/** The per cent that staff gave where it explains the price, else what the two prices say. */
function discountOf(cents: number, originalCents: number, given: number): number {
  if (cents >= originalCents) return 0;
  if (given && discountedCents(originalCents, given) === cents) return given;
  return Math.round((1 - cents / originalCents) * 100);
}
