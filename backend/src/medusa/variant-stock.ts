import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Pieces of an inventory item at one place. */
export interface StockLevel {
  locationId: string;
  onHand: number;
  /** Of these, pieces that orders wait for. */
  reserved: number;
}

/** What a variant is counted by, with the ids of its inventory items. */
export interface VariantStock {
  /** False for what staff do not count: no inventory, or backorders allowed. */
  isCounted: boolean;
  /** The inventory items that one piece of the variant takes. */
  kits: readonly { itemId: string; perPiece: number; levels: readonly StockLevel[] }[];
}

/** SQL of the {@link VariantStock} of a variant `v`, as JSON. */
export const VARIANT_STOCK = `json_build_object(
    'isCounted', v.manage_inventory and not v.allow_backorder,
    'kits', coalesce((
      select json_agg(json_build_object('itemId', k.inventory_item_id,
        'perPiece', k.required_quantity, 'levels', coalesce((
          select json_agg(json_build_object('locationId', l.location_id,
            'onHand', l.stocked_quantity, 'reserved', l.reserved_quantity))
          from inventory_level l
          where l.inventory_item_id = k.inventory_item_id and l.deleted_at is null), '[]')))
      from product_variant_inventory_item k
      where k.variant_id = v.id and k.deleted_at is null), '[]'))`;

/**
 * SQL that joins the first variant `v` of a product `p`, in Medusa Admin's order, as in
 * `rankedVariants`: by rank, one without a rank last.
 */
export const FIRST_VARIANT = `join lateral (
    select * from product_variant first
    where first.product_id = p.id and first.deleted_at is null
    order by first.variant_rank asc nulls last, first.id collate "C" limit 1) v on true`;

/** The stock of products' first variants at this moment, by the products' ids. */
export async function readProductStock(
  database: Knex,
  productIds: readonly string[],
): Promise<Map<string, VariantStock>> {
  const { rows } = await database.raw<{ rows: { id: string; stock: VariantStock }[] }>(
    `select p.id, ${VARIANT_STOCK} as stock from product p ${FIRST_VARIANT} where p.id = any(?)`,
    [productIds] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** The stock of variants at this moment, by their ids. */
export async function readVariantStock(
  database: Knex,
  variantIds: readonly string[],
): Promise<Map<string, VariantStock>> {
  const { rows } = await database.raw<{ rows: { id: string; stock: VariantStock }[] }>(
    `select v.id, ${VARIANT_STOCK} as stock from product_variant v where v.id = any(?)`,
    [variantIds] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** The levels of inventory items at one place, by the items' ids. */
export async function readStockLevels(
  database: Knex,
  itemIds: readonly string[],
  locationId: string,
): Promise<Map<string, StockLevel>> {
  const { rows } = await database.raw<{ rows: (StockLevel & { itemId: string })[] }>(
    `select l.inventory_item_id as "itemId", l.location_id as "locationId",
        l.stocked_quantity::float8 as "onHand", l.reserved_quantity::float8 as reserved
      from inventory_level l
      where l.inventory_item_id = any(?) and l.location_id = ? and l.deleted_at is null`,
    [itemIds, locationId] as unknown as Knex.RawBinding[],
  );
  return new Map(rows.map(({ itemId, ...level }) => [itemId, level]));
}
