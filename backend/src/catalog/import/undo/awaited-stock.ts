import {
  type CurrentProduct,
  currentVariantsOf,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";

/**
 * A product's former fields, with the stock of now wherever orders wait for more pieces than there
 * would be: `kept` says of which variants, as the report says it.
 */
export function withAwaitedStock(
  now: CurrentProduct,
  fields: ProductFields,
): { fields: ProductFields; kept: string[] } {
  const kept: string[] = [];
  const [first, ...further] = currentVariantsOf(now);
  const checked = <Fields extends VariantFields>(
    target: Fields,
    variant: { fields: VariantFields; reserved: number } | undefined,
  ): Fields => {
    const onHand = variant?.fields.onHand;
    if (!variant || onHand === undefined || target.onHand === onHand) return target;
    if (target.onHand >= variant.reserved) return target;
    kept.push(
      `orders wait for ${variant.reserved} (On hand${further.length > 0 ? ` of ${target.sku}` : ""})`,
    );
    return { ...target, onHand };
  };
  const furtherVariants = fields.furtherVariants.map((target) =>
    checked(
      target,
      further.find((variant) => variant.fields.sku === target.sku),
    ),
  );
  return { fields: checked({ ...fields, furtherVariants }, first), kept };
}
