import type { Product } from "@eldercare/contracts";

/**
 * A product as its cards show it: of several variants the lowest price, as "from" where they differ,
 * and in stock or on sale if one of them is.
 */
export function cardOf(product: Product): Product & { isFrom: boolean } {
  const { variants } = product;
  const cheapest = variants.reduce<(typeof variants)[number] | undefined>(
    (least, one) => (least && least.priceCAD <= one.priceCAD ? least : one),
    undefined,
  );
  if (!cheapest) return { ...product, isFrom: false };
  const { priceCAD, originalPriceCAD } = cheapest;
  const isFrom = variants.some((variant) => variant.priceCAD !== priceCAD);
  return {
    ...product,
    priceCAD,
    originalPriceCAD: isFrom ? null : originalPriceCAD,
    stock: Math.max(...variants.map(({ stock }) => stock)),
    onSale: variants.some(({ onSale }) => onSale),
    isFrom,
  };
}
