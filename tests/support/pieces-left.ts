import type { Client, Pool } from "pg";

/** Pieces of each variant of these products that nobody has reserved. */
export async function piecesLeft(
  database: Client | Pool,
  productIds: readonly string[],
): Promise<number[]> {
  const { rows } = await database.query<{ pieces: number }>(
    `select (level.stocked_quantity - level.reserved_quantity)::int as pieces
       from inventory_level level, product_variant variant
       join product_variant_inventory_item kit on kit.variant_id = variant.id
      where variant.product_id = any($1) and level.inventory_item_id = kit.inventory_item_id
        and level.deleted_at is null`,
    [productIds],
  );
  return rows.map(({ pieces }) => pieces);
}
