import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { addToLevels, insertLevels } from "../../../medusa/inventory-records";
import type { VariantChange } from "./write-context";

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
export function changedStock(changes: readonly VariantChange[]): CountedItem[] {
  return changes.flatMap(({ current: { inventoryItemId, hasStockLevel, fields }, target }) =>
    inventoryItemId && (!hasStockLevel || fields.onHand !== target.onHand)
      ? [
          {
            itemId: inventoryItemId,
            isThere: hasStockLevel,
            onHand: target.onHand,
            amount: target.onHand - fields.onHand,
          },
        ]
      : [],
  );
}

/** Writes what {@link changedStock} found, in a transaction that holds the locks of the items. */
export async function changeStock(
  database: Knex,
  items: readonly CountedItem[],
  locationId: string,
): Promise<void> {
  await insertLevels(
    database,
    items.filter(({ isThere }) => !isThere),
    locationId,
  );
  await addToLevels(
    database,
    items.filter(({ isThere }) => isThere),
    locationId,
  );
}
