import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { archiveProducts, awaitedProducts, unarchiveProducts } from "./archived-products";
import { type Bindings, type Parts, removeParts, restoreParts } from "./removed-rows";

/** Ids of what hangs on products, by which its rows are found. */
type KeysOfProducts = Record<
  "ids" | "variants" | "priceSets" | "items" | "options" | "merchandising",
  readonly string[]
>;

/**
 * Rows that hang on products; the products themselves come last. Each is found by ids that were looked
 * up before: after thousands were removed at once PostgreSQL takes the removed ones for very few, and
 * would look a subquery up anew for each of them.
 */
const PARTS: Parts = [
  ["variant_merchandising", "variant_id = any(:variants)"],
  ["product_variant_product_image", "variant_id = any(:variants)"],
  ["image", "product_id = any(:ids)"],
  ["product_sales_channel", "product_id = any(:ids)"],
  ["product_shipping_profile", "product_id = any(:ids)"],
  ["price", "price_set_id = any(:priceSets)"],
  ["price_set", "id = any(:priceSets)"],
  ["product_variant_price_set", "variant_id = any(:variants)"],
  ["inventory_level", "inventory_item_id = any(:items)"],
  ["inventory_item", "id = any(:items)"],
  ["product_variant_inventory_item", "variant_id = any(:variants)"],
  ["product_merchandising", "id = any(:merchandising)"],
  ["product_product_merchandising_product_merchandising", "product_id = any(:ids)"],
  ["product_option_value", "option_id = any(:options)"],
  ["product_option", "id = any(:options)"],
  ["product_product_option", "product_id = any(:ids)"],
  ["product_variant", "id = any(:variants)"],
  ["product", "id = any(:ids)"],
];

/** `which`: condition of rows that are there, or of those of some moments of deletion. */
async function keysOf(
  database: Knex,
  ids: readonly string[],
  which: string,
  bindings: Bindings = {},
): Promise<KeysOfProducts> {
  const read = async (query: string, of: Bindings) => {
    const { rows } = await database.raw<{ rows: { id: string }[] }>(
      query,
      of as Record<string, Knex.RawBinding>,
    );
    return rows.map(({ id }) => id);
  };
  const variants = await read(
    `select id from product_variant where product_id = any(:ids) and ${which}`,
    { ids, ...bindings },
  );
  const items = await read(
    `select inventory_item_id as id from product_variant_inventory_item
      where variant_id = any(:variants)`,
    { variants },
  );
  const others = await read(
    `select o.inventory_item_id as id from product_variant_inventory_item o
      join product_variant w on w.id = o.variant_id and w.deleted_at is null
      where o.inventory_item_id = any(:items) and o.deleted_at is null
        and o.variant_id <> all(:variants)`,
    { items, variants },
  );
  const isOthers = new Set(others);
  return {
    ...{ ids, variants },
    priceSets: await read(
      "select price_set_id as id from product_variant_price_set where variant_id = any(:variants)",
      { variants },
    ),
    // Those by which no other product is counted.
    items: items.filter((id) => !isOthers.has(id)),
    merchandising: await read(
      `select product_merchandising_id as id
        from product_product_merchandising_product_merchandising where product_id = any(:ids)`,
      { ids },
    ),
    options: await read(
      `select o.id from product_product_option l
        join product_option o on o.id = l.product_option_id
        where l.product_id = any(:ids) and l.${which} and o.is_exclusive`,
      { ids, ...bindings },
    ),
  };
}

/**
 * Takes products out of the shop, in a transaction. Those that an order waits for are archived, as
 * when staff remove them; the others are removed as Medusa's `deleteProductsWorkflow` does (rows
 * stay, marked as deleted), but by one statement a table.
 */
export async function takeOutProducts(database: Knex, ids: readonly string[]): Promise<void> {
  const awaited = await awaitedProducts(database, ids);
  await archiveProducts(database, [...awaited]);
  const free = ids.filter((id) => !awaited.has(id));
  await removeParts(database, PARTS, await keysOf(database, free, "deleted_at is null"));
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
  const keys = await keysOf(database, ids, "deleted_at = any(:moments::timestamptz[])", {
    moments,
  });
  await restoreParts(database, PARTS, keys, moments);
  const archived = await unarchiveProducts(database, products);
  return archived + rows.reduce((sum, { count }) => sum + count, 0);
}
