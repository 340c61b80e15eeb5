import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { VARIANT_STOCK, type VariantStock } from "./variant-stock";

/** A line of an order as Medusa has it now: how many pieces, and how many of them are packed and sent. */
export interface PackedLine {
  orderId: string;
  id: string;
  variantId: string | null;
  productTitle: string;
  /** "" where it is the product's only one. */
  variantTitle: string;
  sku: string;
  barcode: string;
  image: string | null;
  qty: number;
  packed: number;
  sent: number;
  /** Null for a variant that Medusa has no more. */
  stock: VariantStock | null;
}

/**
 * SQL that joins to a row of `shop_order` how many pieces Medusa's order holds: `pieces.asked`,
 * `pieces.packed` and `pieces.sent`; null where it was cancelled there.
 */
export const PIECES_OF_ORDER = `left join lateral (
    select sum(i.quantity) as asked, sum(i.fulfilled_quantity) as packed,
           sum(greatest(i.shipped_quantity, i.delivered_quantity)) as sent
      from "order" o
      join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
     where o.id = shop_order.id and o.status <> 'canceled' and o.deleted_at is null) pieces on true`;

/** The lines of these orders, in the order in which they were written. */
export async function readPackedLines(
  database: Knex,
  orderIds: readonly string[],
): Promise<PackedLine[]> {
  const { rows } = await database.raw<{ rows: PackedLine[] }>(
    `select o.id as "orderId", l.id, l.variant_id as "variantId",
            coalesce(l.product_title, l.title) as "productTitle",
            coalesce(l.variant_title, '') as "variantTitle",
            coalesce(l.variant_sku, '') as sku, coalesce(l.variant_barcode, '') as barcode,
            l.thumbnail as image, i.quantity::float8 as qty,
            i.fulfilled_quantity::float8 as packed,
            greatest(i.shipped_quantity, i.delivered_quantity)::float8 as sent,
            case when v.id is not null then ${VARIANT_STOCK} end as stock
       from "order" o
       join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
       join order_line_item l on l.id = i.item_id
       left join product_variant v on v.id = l.variant_id and v.deleted_at is null
      where o.id = any(?) and i.quantity > 0
      order by l.created_at, l.id`,
    [orderIds] as unknown as Knex.RawBinding[],
  );
  return rows;
}
