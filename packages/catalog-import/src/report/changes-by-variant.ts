import type { ProductFields, VariantFields } from "../fields/product.js";
import { changesBetween } from "../plan/changes-between.js";
import type { FieldChange } from "../plan/plan.js";

/** What of a product's fields is its default variant's. */
const OF_VARIANT: Readonly<Record<keyof VariantFields, true>> = {
  ...{ sku: true, optionValues: true, originalCents: true, discountPercentage: true },
  ...{ saleCents: true, saleStartsAt: true, saleEndsAt: true, onHand: true, weight: true },
  ...{ barcode: true, variantImages: true },
};

/**
 * Changes of a product as people read them: what becomes of its variants one by one. Where variants
 * come, go, or are called otherwise, they stay one change.
 */
export function changesByVariant(
  {
    furtherVariants,
    optionValues,
    sku,
  }: Pick<ProductFields, "furtherVariants" | "optionValues" | "sku">,
  changes: readonly FieldChange[],
): readonly FieldChange[] {
  if (furtherVariants.length === 0) return changes;
  const variants = changes.find(({ field }) => field === "furtherVariants");
  const further = variants && changesOfVariants(variants);
  if (variants && !further) return changes;
  const first = nameOf({ optionValues, sku });
  return [
    ...changes
      .filter((change) => change !== variants)
      .map((change) => (change.field in OF_VARIANT ? { variant: first, ...change } : change)),
    ...(further ?? []),
  ];
}

function changesOfVariants({ from, to }: FieldChange): readonly FieldChange[] | undefined {
  const [before, after] = [from, to] as (readonly VariantFields[])[];
  if (!before || before.length !== after?.length) return undefined;
  const names = before.map(nameOf);
  if (after.some((variant, place) => nameOf(variant) !== names[place])) return undefined;
  return after.flatMap((variant, place) =>
    changesBetween(before[place] ?? variant, variant).map((change) => ({
      variant: nameOf(variant),
      ...change,
    })),
  );
}

const nameOf = ({ optionValues, sku }: Pick<VariantFields, "optionValues" | "sku">) =>
  optionValues.join(" / ") || sku;
