import type { ClientBase, Pool } from "pg";

/** Leaves so many pieces to be had of each product; what is reserved of them stays reserved. */
export async function putOnShelves(
  database: Pool | ClientBase,
  productIds: readonly string[],
  pieces: number,
): Promise<void> {
  await database.query(
    `update inventory_level level set stocked_quantity = reserved_quantity + $2,
        raw_stocked_quantity = jsonb_build_object('value', (reserved_quantity + $2)::text, 'precision', 20)
       from product_variant variant
       join product_variant_inventory_item kit on kit.variant_id = variant.id
      where variant.product_id = any($1) and level.inventory_item_id = kit.inventory_item_id
        and level.deleted_at is null`,
    [productIds, pieces],
  );
}
