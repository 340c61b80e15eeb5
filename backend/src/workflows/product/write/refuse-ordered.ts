import type { CurrentVariant } from "@eldercare/catalog-import";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { Refusal } from "../../../errors/refusal";
import { readStockLevels } from "../../../medusa/variant-stock";

/**
 * Refuses to remove variants of which pieces are reserved for orders: a {@link Refusal} "conflict". To
 * be called under the locks of their stock, so that nobody orders them in between.
 */
export async function refuseOrdered(
  transaction: Knex,
  variants: readonly CurrentVariant[],
  locationId: string,
): Promise<void> {
  const itemIds = variants.flatMap(({ inventoryItemId }) => inventoryItemId ?? []);
  if (itemIds.length === 0) return;
  const levels = await readStockLevels(transaction, itemIds, locationId);
  for (const { inventoryItemId, fields } of variants) {
    const { reserved = 0 } = levels.get(inventoryItemId ?? "") ?? {};
    if (reserved > 0) throw variantOrdered(fields.optionValues.join(" / ") || fields.sku, reserved);
  }
}

function variantOrdered(name: string, reserved: number): Refusal {
  const pieces = reserved === 1 ? "1 piece is" : `${reserved} pieces are`;
  return Refusal.ofField(
    "conflict",
    "variantTable.removed",
    `${name} cannot be removed: ${pieces} reserved for open orders. Send or cancel these first, or set its stock to 0.`,
    "variant_ordered",
  );
}
