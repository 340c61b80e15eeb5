import type { CurrentProduct, VariantFields } from "@eldercare/catalog-import";
import type { SecuritySubject } from "@eldercare/contracts";
import { differences } from "../../../security-events/differences";
import type { NewSecurityEvent } from "../../../security-events/new-security-event";
import { type ProductChange, variantChanges } from "./write-context";

/** A product as what something is done to. */
export const productSubject = (
  { id }: Pick<CurrentProduct, "id">,
  name: string,
): SecuritySubject => ({
  kind: "product",
  id,
  label: name,
});

/** What the changes of products do to prices and stock: one event each, none where they do nothing. */
export function priceAndStockEvents(changes: readonly ProductChange[]): NewSecurityEvent[] {
  return changes.flatMap((change) =>
    variantChanges(change).changed.flatMap(({ current, target }) => {
      const label = [change.target.name, target.optionValues.join(" / ")]
        .filter(Boolean)
        .join(", ");
      const subject = productSubject(change.current, label);
      const prices = differences(pricesOf(current.fields), pricesOf(target));
      const stock = differences(stockOf(current.fields), stockOf(target));
      return [
        ...(prices ? [{ kind: "product.price-changed", subject, ...prices } as const] : []),
        ...(stock ? [{ kind: "product.stock-changed", subject, ...stock } as const] : []),
      ];
    }),
  );
}

/** In cents, as a buyer sees them. */
const pricesOf = ({ originalCents, saleCents, discountPercentage }: VariantFields) => ({
  price: saleCents ?? originalCents,
  originalPrice: originalCents,
  discountPercentage,
});

const stockOf = ({ onHand }: VariantFields) => ({ onHand });
