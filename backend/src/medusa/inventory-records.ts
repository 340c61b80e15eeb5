import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { exactAmount } from "./exact-amount";
import { setLevelQuantity } from "./level-quantity";
import { newId } from "./new-id";
import { type NewVariant, type ProductPlace, variantTitle } from "./new-product";
import { insertInto } from "./table-rows";

/** Inventory items of new variants, counted at the place from now on. */
export async function insertInventory(
  database: Knex,
  variants: readonly NewVariant[],
  { stockLocationId }: Pick<ProductPlace, "stockLocationId">,
): Promise<void> {
  await insertInto(
    database,
    "inventory_item",
    variants.map(({ inventoryItemId, sku, optionValues }) => ({
      id: inventoryItemId,
      sku,
      title: variantTitle(optionValues),
      description: variantTitle(optionValues),
    })),
  );
  await insertLevels(
    database,
    variants.map(({ inventoryItemId, onHand }) => ({ itemId: inventoryItemId, onHand })),
    stockLocationId,
  );
  await insertInto(
    database,
    "product_variant_inventory_item",
    variants.map(({ variantId, inventoryItemId }) => ({
      id: newId("pvitem"),
      variant_id: variantId,
      inventory_item_id: inventoryItemId,
    })),
  );
}

/** Counts inventory items at a place from now on. */
export function insertLevels(
  database: Knex,
  items: readonly { itemId: string; onHand: number }[],
  locationId: string,
): Promise<void> {
  return insertInto(
    database,
    "inventory_level",
    items.map(({ itemId, onHand }) => ({
      id: newId("ilev"),
      inventory_item_id: itemId,
      location_id: locationId,
      stocked_quantity: onHand,
      raw_stocked_quantity: exactAmount(onHand),
      raw_reserved_quantity: exactAmount(0),
      raw_incoming_quantity: exactAmount(0),
    })),
  );
}

/**
 * Changes what is on hand by an amount: what ships between reading and writing stays shipped. Nothing
 * falls below 0.
 */
export async function addToLevels(
  database: Knex,
  items: readonly { itemId: string; amount: number }[],
  locationId: string,
): Promise<void> {
  if (items.length === 0) return;
  const amounts = items.map(({ itemId, amount }) => ({ item_id: itemId, amount }));
  await database.raw(
    `update inventory_level l set
        ${setLevelQuantity("stocked", "greatest(0, l.stocked_quantity + x.amount)")},
        updated_at = now()
      from jsonb_to_recordset(?::jsonb) as x(item_id text, amount numeric)
      where l.inventory_item_id = x.item_id and l.location_id = ? and l.deleted_at is null`,
    [JSON.stringify(amounts), locationId],
  );
}
