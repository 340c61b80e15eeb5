import type { ProductFields, VariantFields } from "@eldercare/catalog-import";
import { crossedDays, type ProductChangesBody } from "@eldercare/contracts";
import { Refusal } from "../../errors/refusal";

type Given = Pick<ProductChangesBody, "saleStarts" | "saleEnds">;

/** A product with the days that staff gave its sale: all its variants have them. */
export function withSaleDays(given: Given, product: ProductFields): ProductFields {
  return {
    ...ofVariant(given, product),
    furtherVariants: product.furtherVariants.map((variant) => ofVariant(given, variant)),
  };
}

/** Without a sale a variant has no days of one. */
function ofVariant<Fields extends VariantFields>(
  { saleStarts, saleEnds }: Given,
  variant: Fields,
): Fields {
  if (variant.saleCents === null) return { ...variant, saleStartsAt: null, saleEndsAt: null };
  const saleStartsAt = saleStarts === undefined ? variant.saleStartsAt : saleStarts;
  const saleEndsAt = saleEnds === undefined ? variant.saleEndsAt : saleEnds;
  if (crossedDays(saleStartsAt, saleEndsAt)) {
    throw Refusal.ofField("invalid", "saleEnds", "A sale must end after it begins");
  }
  return { ...variant, saleStartsAt, saleEndsAt };
}
