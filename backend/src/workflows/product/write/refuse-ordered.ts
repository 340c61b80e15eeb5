import type { CurrentVariant, VariantFields } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { Refusal } from "../../../errors/refusal";
import { readStockLevels } from "../../../medusa/variant-stock";
import { waitingOrdersOf } from "../../../medusa/waiting-orders";

/**
 * Refuses to remove variants of which pieces are reserved for orders, or packed and not sent: a
 * {@link Refusal} "conflict". To be called under the locks of their stock, so that nobody orders them
 * in between.
 */
export async function refuseOrdered(
  transaction: Knex,
  variants: readonly CurrentVariant[],
  locationId: string,
): Promise<void> {
  if (variants.length === 0) return;
  const itemIds = variants.flatMap(({ inventoryItemId }) => inventoryItemId ?? []);
  const levels = await readStockLevels(transaction, itemIds, locationId);
  for (const { inventoryItemId, fields } of variants) {
    const { reserved = 0 } = levels.get(inventoryItemId ?? "") ?? {};
    const pieces = reserved === 1 ? "1 piece is" : `${reserved} pieces are`;
    if (reserved > 0) throw variantOrdered(fields, `${pieces} reserved for open orders`);
  }
  const variantIds = variants.map(({ variantId }) => variantId);
  const waiting = await waitingOrdersOf(transaction, "variant", variantIds);
  for (const { variantId, fields } of variants) {
    if (waiting.has(variantId))
      throw variantOrdered(fields, "pieces lie in a parcel that has not left");
  }
}

function variantOrdered({ optionValues, sku }: VariantFields, why: string): Refusal {
  return Refusal.ofField(
    "conflict",
    "variantTable.removed",
    `${optionValues.join(" / ") || sku} cannot be removed: ${why}. Send or cancel these first, or set its stock to 0.`,
    "variant_ordered",
  );
}
