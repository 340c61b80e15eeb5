import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { archiveProducts, awaitedProducts, unarchiveProducts } from "./archived-products";
import { type Parts, removeParts, restoreParts } from "./removed-rows";

/** Inventory items of the products that no other product is counted by. */
const OWN_INVENTORY = `select l.inventory_item_id from product_variant_inventory_item l
  join product_variant v on v.id = l.variant_id
  where v.product_id = any(:ids) and not exists (
    select 1 from product_variant_inventory_item o
    join product_variant w on w.id = o.variant_id
    where o.inventory_item_id = l.inventory_item_id and o.deleted_at is null
      and w.deleted_at is null and w.product_id <> all(:ids))`;

/** Rows that hang on products, found from the products' ids; the products themselves come last. */
const PARTS: Parts = [
  [
    "variant_merchandising",
    "variant_id in (select id from product_variant where product_id = any(:ids))",
  ],
  [
    "product_variant_product_image",
    "variant_id in (select id from product_variant where product_id = any(:ids))",
  ],
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
  ["inventory_level", `inventory_item_id in (${OWN_INVENTORY})`],
  ["inventory_item", `id in (${OWN_INVENTORY})`],
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
 * Takes products out of the shop, in a transaction. Those that an order waits for are archived, as
 * when staff remove them; the others are removed as Medusa's `deleteProductsWorkflow` does (rows
 * stay, marked as deleted), but by one statement a table.
 */
export async function takeOutProducts(database: Knex, ids: readonly string[]): Promise<void> {
  const awaited = await awaitedProducts(database, ids);
  await archiveProducts(database, [...awaited]);
  const free = ids.filter((id) => !awaited.has(id));
  await removeParts(database, PARTS, { ids: free });
}

/**
 * Brings products back that {@link takeOutProducts} took out, in a transaction, and archived ones to
 * the address and status that they had; answers how many. What had been deleted of a product before
 * has another moment of deletion and stays away.
 */
export async function returnProducts(
  database: Knex,
  products: readonly { id: string; slug: string; status: string }[],
): Promise<number> {
  const ids = products.map(({ id }) => id);
  const { rows } = await database.raw<{ rows: { moment: string; count: number }[] }>(
    `select deleted_at::text as moment, count(*)::int as count from product
      where id = any(?) and deleted_at is not null group by deleted_at`,
    [ids] as unknown as Knex.RawBinding[],
  );
  const moments = rows.map(({ moment }) => moment);
  await restoreParts(database, PARTS, { ids }, moments);
  const archived = await unarchiveProducts(database, products);
  return archived + rows.reduce((sum, { count }) => sum + count, 0);
}
