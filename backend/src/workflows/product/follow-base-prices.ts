import {
  currentVariantsOf,
  type ProductFields,
  type VariantFields,
} from "@eldercare/catalog-import";
import { discountedCents } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  type ProductNow,
  readProducts,
  type VariantNow,
} from "../../catalog/products/read-products";
import { findStoreContext } from "../store/store-context";
import { catalogTransaction } from "./write/catalog-transaction";
import { ProductWriter } from "./write/product-writer";
import type { ProductChange } from "./write/write-context";

/**
 * A sale keeps its percentage where Medusa Admin, which knows nothing of percentages, has changed the
 * base price and left the sale's: 15 % off 129.99 is 15 % off 200. `before` is how the products were;
 * of those that are the same by now nothing is written.
 */
export async function followBasePrices(
  container: MedusaContainer,
  before: readonly ProductNow[],
): Promise<void> {
  const onSale = before.filter((product) => variantsOn(product).some(isOnSale));
  if (onSale.length === 0) return;
  const store = await findStoreContext(container);
  const writer = await ProductWriter.open(container, store);
  const written = await catalogTransaction(container, async (transaction, locks) => {
    const ids = onSale.map(({ id }) => id);
    const now = await readProducts(transaction, { ids }, store);
    const update = now.flatMap((product) => {
      const was = onSale.find(({ id }) => id === product.id);
      return (was && followed(was, product)) ?? [];
    });
    return writer.write(transaction, { create: [], update }, locks);
  });
  await writer.announce(written);
}

const variantsOn = (product: ProductNow) => currentVariantsOf(product) as readonly VariantNow[];
const isOnSale = ({ fields }: VariantNow) =>
  fields.discountPercentage > 0 && fields.saleCents !== null;

/** What becomes of a product whose base prices others have changed; undefined where nothing does. */
function followed(was: ProductNow, now: ProductNow): ProductChange | undefined {
  const fields = variantsOn(now).map((variant) => {
    const before = variantsOn(was).find(({ variantId }) => variantId === variant.variantId);
    return before && isLeftBehind(before, variant)
      ? salePriced(variant.fields, before.fields.discountPercentage)
      : variant.fields;
  });
  const [first, ...further] = fields;
  const isSame = fields.every((each, place) => each === variantsOn(now)[place]?.fields);
  if (isSame || !first) return undefined;
  const target: ProductFields = { ...now.fields, ...first, furtherVariants: further };
  return {
    current: now,
    target,
    variantIds: variantsOn(now).map(({ variantId }) => variantId),
  };
}

/** The base price is another one, and the sale's entry the one that it was. */
function isLeftBehind(before: VariantNow, now: VariantNow): boolean {
  return (
    isOnSale(before) &&
    now.salePriceId === before.salePriceId &&
    now.fields.originalCents !== before.fields.originalCents &&
    // An entry that is not below the base price any more is none.
    (now.fields.saleCents ?? before.fields.saleCents) === before.fields.saleCents
  );
}

const salePriced = (fields: VariantFields, discountPercentage: number): VariantFields => ({
  ...fields,
  discountPercentage,
  saleCents: discountedCents(fields.originalCents, discountPercentage),
});
