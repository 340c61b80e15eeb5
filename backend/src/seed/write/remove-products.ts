import type { Knex } from "@medusajs/framework/mikro-orm/knex";

/** Rows that hang on products, found from the products' ids; the products themselves come last. */
const PARTS: readonly (readonly [table: string, where: string])[] = [
  ["image", "product_id = any(:ids)"],
  ["product_sales_channel", "product_id = any(:ids)"],
  ["product_shipping_profile", "product_id = any(:ids)"],
  [
    "price",
    "price_set_id in (select l.price_set_id from product_variant_price_set l join product_variant v on v.id = l.variant_id where v.product_id = any(:ids))",
  ],
  [
    "price_set",
    "id in (select l.price_set_id from product_variant_price_set l join product_variant v on v.id = l.variant_id where v.product_id = any(:ids))",
  ],
  [
    "product_variant_price_set",
    "variant_id in (select id from product_variant where product_id = any(:ids))",
  ],
  [
    "inventory_level",
    "inventory_item_id in (select l.inventory_item_id from product_variant_inventory_item l join product_variant v on v.id = l.variant_id where v.product_id = any(:ids))",
  ],
  [
    "inventory_item",
    "id in (select l.inventory_item_id from product_variant_inventory_item l join product_variant v on v.id = l.variant_id where v.product_id = any(:ids))",
  ],
  [
    "product_variant_inventory_item",
    "variant_id in (select id from product_variant where product_id = any(:ids))",
  ],
  [
    "product_merchandising",
    "id in (select product_merchandising_id from product_product_merchandising_product_merchandising where product_id = any(:ids))",
  ],
  ["product_product_merchandising_product_merchandising", "product_id = any(:ids)"],
  [
    "product_option_value",
    "option_id in (select l.product_option_id from product_product_option l join product_option o on o.id = l.product_option_id where l.product_id = any(:ids) and o.is_exclusive)",
  ],
  [
    "product_option",
    "is_exclusive and id in (select product_option_id from product_product_option where product_id = any(:ids))",
  ],
  ["product_product_option", "product_id = any(:ids)"],
  ["product_variant", "product_id = any(:ids)"],
  ["product", "id = any(:ids)"],
];

/**
 * Removes plain products that an import made and nobody waits for, as Medusa's
 * `deleteProductsWorkflow` does (rows stay, marked as deleted), but by one statement a table: to be
 * run in a transaction.
 */
export async function removeProducts(database: Knex, ids: readonly string[]): Promise<void> {
  for (const [table, where] of PARTS) {
    await database.raw(
      `update "${table}" set deleted_at = now() where deleted_at is null and ${where}`,
      { ids: ids as unknown as Knex.RawBinding },
    );
  }
}
