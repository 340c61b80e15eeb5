import { discountedCents, isGtin, type Product, type ProductVariant } from "@eldercare/contracts";
import type { ShopPrice, ShopProduct, ShopVariant } from "./shop-product";

/** The product of the contract; without a price it costs 0, and only staff may see it. */
export function productView(product: ShopProduct): Product {
  const { id, name, slug, sku, description, featured, rating, reviewCount, choice } = product;
  const price = product.price ?? { cents: 0, originalCents: 0 };
  return {
    ...{ id, name, slug, sku, description, featured, rating, reviewCount },
    ...(product.isReviewed && { isReviewed: true }),
    images: product.images.map(({ url }) => url),
    ...pricesView(price, product.discountPercentage),
    originalPriceCAD: product.price ? price.originalCents : null,
    stock: product.available,
    categoryId: product.categories[0]?.id ?? null,
    ...(product.brand && { brand: product.brand }),
    ...gtinView(product),
    specs: Object.fromEntries(product.specs.map(({ name, value }) => [name, value])),
    options: (choice?.options ?? []).map(({ name, values }) => ({ name, values })),
    variants: (choice?.variants ?? []).map(variantView),
  };
}

function variantView(variant: ShopVariant): ProductVariant {
  const { id, sku, options, price, discountPercentage, available, images } = variant;
  return {
    ...{ id, sku, options },
    ...gtinView(variant),
    ...pricesView(price, discountPercentage),
    originalPriceCAD: price.originalCents,
    stock: available,
    images: [...images],
  };
}

/** Other numbers stand for something in the shop alone. */
const gtinView = ({ barcode }: Pick<ShopVariant, "barcode">) =>
  isGtin(barcode) ? { gtin: barcode } : {};

function pricesView({ cents, originalCents, saleEndsAt }: ShopPrice, discountPercentage: number) {
  return {
    priceCAD: cents,
    discountPercentage: discountOf(cents, originalCents, discountPercentage),
    onSale: cents < originalCents,
    ...(cents < originalCents && saleEndsAt && { saleEndsAt }),
  };
}

/** The per cent that staff gave where it explains the price, else what the two prices say. */
function discountOf(cents: number, originalCents: number, given: number): number {
  if (cents >= originalCents) return 0;
  if (given && discountedCents(originalCents, given) === cents) return given;
  return Math.round((1 - cents / originalCents) * 100);
}
