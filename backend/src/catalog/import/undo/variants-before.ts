import { isDeepStrictEqual } from "node:util";
import {
  type CurrentProduct,
  currentVariantsOf,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";
import { fieldsBefore } from "./fields-before";

type Variants = readonly VariantFields[];

/**
 * The further variants of a product as they were before an import, SKU by SKU. One that the import
 * made goes, unless somebody changed it since, waits for pieces of it or made it the default one
 * (`chosenSku`): `kept` names those, and those of which something else stays.
 */
export function variantsBefore(
  product: CurrentProduct,
  {
    before,
    after,
    chosenSku,
  }: { before: Variants; after: Variants; chosenSku?: string | undefined },
): { variants: VariantFields[]; kept: string[] } {
  const kept: string[] = [];
  const bySku = (variants: Variants, sku: string) => variants.find((each) => each.sku === sku);
  const variants = product.fields.furtherVariants.flatMap((now) => {
    const [was, became] = [bySku(before, now.sku), bySku(after, now.sku)];
    if (!became) return [now];
    if (was) {
      const { fields, changed } = fieldsBefore(now, { before: { ...was }, after: { ...became } });
      if (changed.length > 0) kept.push(now.sku);
      return [fields];
    }
    const isAwaited = currentVariantsOf(product).some(
      ({ fields, reserved }) => fields.sku === now.sku && reserved > 0,
    );
    const isChosen = now.sku === chosenSku;
    if (!isAwaited && !isChosen && isDeepStrictEqual(now, became)) return [];
    kept.push(now.sku);
    return [now];
  });
  return { variants, kept };
}

const NO_DAYS = { saleStartsAt: null, saleEndsAt: null };

/** What the journal holds of further variants. */
export function journaledVariants(value: unknown): Variants {
  if (!Array.isArray(value)) return [];
  // What was journaled before sales had days says nothing of them.
  return (value as ProductFields["furtherVariants"]).map((variant) => ({ ...NO_DAYS, ...variant }));
}
