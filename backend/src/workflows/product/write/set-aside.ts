import { type ProductFields, variantsOf } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { giveAwaySlugs } from "../../../medusa/change-product-records";
import { giveAwayKeys } from "../../../medusa/variant-records";
import { type ProductChange, type VariantChange, variantChanges } from "./write-context";

/**
 * Takes addresses, SKUs and bar codes from what changes and gives them up to others of the same
 * write: two that swap theirs would have the same one for a moment, and the database looks row by row.
 */
export async function setAside(
  database: Knex,
  { create, update }: { create: readonly ProductFields[]; update: readonly ProductChange[] },
): Promise<void> {
  const targets = [...create, ...update.map(({ target }) => target)];
  const slugs = new Set(targets.map(({ slug }) => slug));
  await giveAwaySlugs(
    database,
    update
      .filter(({ current: { fields }, target: { slug } }) => fields.slug !== slug)
      .filter(({ current: { fields } }) => slugs.has(fields.slug))
      .map(({ current: { id } }) => id),
  );
  const variants = targets.flatMap(variantsOf);
  const wanted = {
    sku: new Set(variants.map(({ sku }) => sku)),
    barcode: new Set(variants.flatMap(({ barcode }) => barcode || [])),
  };
  const givesAway = ({ current: { fields }, target }: VariantChange) =>
    (["sku", "barcode"] as const).some(
      (key) => fields[key] !== target[key] && wanted[key].has(fields[key]),
    );
  await giveAwayKeys(
    database,
    update
      .flatMap((change) => variantChanges(change).changed)
      .filter(givesAway)
      .map(({ current: { variantId: id, inventoryItemId } }) => ({ id, inventoryItemId })),
  );
}
