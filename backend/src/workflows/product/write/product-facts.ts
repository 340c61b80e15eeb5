import type { ProductFields } from "@eldercare/catalog-import";
import { differences } from "../../../security-events/differences";
import type { NewSecurityEvent } from "../../../security-events/new-security-event";
import { variantsInWords } from "../asked-variants";
import { productSubject } from "./price-and-stock-events";
import type { ProductChange } from "./write-context";

/** What the trail says of a product that begins, or that ends; prices in cents. */
export function productFacts(fields: ProductFields): object {
  const { sku, originalCents, saleCents, onHand, status, categorySlug } = fields;
  const price = saleCents ?? originalCents;
  return { sku, price, originalPrice: originalCents, onHand, status, categorySlug };
}

/** What changes of products do to all that is neither price nor stock: one event each, or none. */
export function productChangedEvents(changes: readonly ProductChange[]): NewSecurityEvent[] {
  return changes.flatMap(({ current, target }) => {
    const changed = differences(textsOf(current.fields), textsOf(target));
    const subject = productSubject(current, target.name);
    return changed ? [{ kind: "product.changed", subject, ...changed } as const] : [];
  });
}

/** What of a product has no event of its own. */
function textsOf(fields: ProductFields): object {
  const { originalCents: _price, saleCents: _sale, onHand: _onHand, ...texts } = fields;
  const { discountPercentage: _discount, furtherVariants: _variants, ...others } = texts;
  return { ...others, ...variantsInWords(fields) };
}
