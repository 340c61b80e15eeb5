import { discountedCents } from "@eldercare/contracts";

/** What staff say about a price; `priceCAD` is a hint. All in cents. */
export interface GivenPrice {
  priceCAD?: number | undefined;
  originalPriceCAD?: number | null | undefined;
  discountPercentage?: number | undefined;
}

/** What Medusa keeps of a price, in cents. */
export interface ProductPrice {
  originalCents: number;
  discountPercentage: number;
  /** The entry in the sale price list; null without a discount. */
  saleCents: number | null;
}

/**
 * The price after a change (spec §5): the current price follows from original price and discount,
 * whatever the client computed. A price without an original one is the original price; a new current
 * price alone counts as long as there is no discount that it would contradict.
 */
export function changedPrice(given: GivenPrice, now: ProductPrice): ProductPrice {
  const isAsked = [given.priceCAD, given.originalPriceCAD, given.discountPercentage].some(
    (value) => value !== undefined,
  );
  if (!isAsked) {
    const { originalCents, discountPercentage, saleCents } = now;
    return { originalCents, discountPercentage, saleCents };
  }
  const discountPercentage = given.discountPercentage ?? now.discountPercentage;
  const isOriginal = given.originalPriceCAD === null || discountPercentage === 0;
  const originalCents =
    given.originalPriceCAD ?? (isOriginal ? given.priceCAD : undefined) ?? now.originalCents;
  return {
    originalCents,
    discountPercentage,
    saleCents: discountPercentage > 0 ? discountedCents(originalCents, discountPercentage) : null,
  };
}
