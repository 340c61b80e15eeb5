import type { CurrentProduct, ProductFields, VariantFields } from "@eldercare/catalog-import";

/**
 * A product as an import left it: with the variant first that was the default one then, whatever staff
 * chose since. Null where that variant is gone.
 */
export interface AsImported {
  product: CurrentProduct;
  /** Fields of that order, with the variant that is the default one now first again. */
  inOrderOfNow(fields: ProductFields): ProductFields;
}

/** `variantId` is the default variant of then; what was journaled before it was kept has none. */
export function asImported(now: CurrentProduct, variantId: string | null): AsImported | null {
  if (variantId === null || variantId === now.variantId) {
    return { product: now, inOrderOfNow: (fields) => fields };
  }
  const place = now.furtherVariants.findIndex((each) => each.variantId === variantId);
  const chosen = now.furtherVariants[place];
  if (!chosen) return null;
  const others = now.furtherVariants.filter((each) => each !== chosen);
  const furtherVariants = [{ ...now, fields: ofVariant(now.fields) }, ...others];
  const fields = { ...now.fields, ...chosen.fields };
  return {
    product: {
      ...now,
      ...chosen,
      furtherVariants,
      fields: { ...fields, furtherVariants: furtherVariants.map((each) => each.fields) },
    },
    inOrderOfNow: (back) => {
      const [first, ...rest] = back.furtherVariants;
      if (!first) return back;
      const further = [...rest.slice(0, place), ofVariant(back), ...rest.slice(place)];
      return { ...back, ...first, furtherVariants: further };
    },
  };
}

const OF_VARIANT: Readonly<Record<keyof VariantFields, true>> = {
  ...{ sku: true, optionValues: true, weight: true, barcode: true, variantImages: true },
  ...{ originalCents: true, discountPercentage: true, saleCents: true },
  ...{ saleStartsAt: true, saleEndsAt: true, onHand: true },
};

/** Whether a field of a product is one of its default variant. */
export const isOfVariant = (field: string): boolean => field in OF_VARIANT;

function ofVariant(fields: ProductFields): VariantFields {
  const entries = Object.entries(fields).filter(([field]) => isOfVariant(field));
  return Object.fromEntries(entries) as unknown as VariantFields;
}
