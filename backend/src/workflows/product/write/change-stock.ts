import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { LEVEL_COLUMNS, levelRow } from "./product-rows";
import { insertRows } from "./table-rows";
import type { ProductChange } from "./write-context";

/** Pieces of an inventory item in the warehouse. */
interface CountedItem {
  itemId: string;
  /** False for an item that was not counted there yet. */
  isThere: boolean;
  /** On hand from now on, as far as the reader knew. */
  onHand: number;
  /** By how much that is more, or less. */
  amount: number;
}

/** The inventory items whose level changes; locks of these are taken before {@link changeStock}. */
export function changedStock(changes: readonly ProductChange[]): CountedItem[] {
  return changes.flatMap(({ current: { inventoryItemId, hasStockLevel, fields }, target }) =>
    inventoryItemId && (!hasStockLevel || fields.stock !== target.stock)
      ? [
          {
            itemId: inventoryItemId,
            isThere: hasStockLevel,
            onHand: target.stock,
            amount: target.stock - fields.stock,
          },
        ]
      : [],
  );
}

/**
 * Changes what is on hand by an amount: what ships between reading and writing stays shipped. Nothing
 * falls below 0.
 */
export async function changeStock(
  database: Knex,
  items: readonly CountedItem[],
  locationId: string,
): Promise<void> {
  await insertRows(
    database,
    "inventory_level",
    LEVEL_COLUMNS,
    items
      .filter(({ isThere }) => !isThere)
      .map(({ itemId, onHand }) => levelRow(itemId, locationId, onHand)),
  );
  const amounts = items
    .filter(({ isThere }) => isThere)
    .map(({ itemId, amount }) => ({ item_id: itemId, amount }));
  if (amounts.length === 0) return;
  await database.raw(
    `update inventory_level l set
        stocked_quantity = greatest(0, l.stocked_quantity + x.amount),
        raw_stocked_quantity = jsonb_build_object('value',
          trim_scale(greatest(0, l.stocked_quantity + x.amount))::text, 'precision', 20),
        updated_at = now()
      from jsonb_to_recordset(?::jsonb) as x(item_id text, amount numeric)
      where l.inventory_item_id = x.item_id and l.location_id = ? and l.deleted_at is null`,
    [JSON.stringify(amounts), locationId],
  );
}
