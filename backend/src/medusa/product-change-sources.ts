/** A table on which products' documents depend. */
export interface ProductChangeSource {
  table: string;
  /** Query of `product_id` for the rows in `changed`. */
  products: string;
  /** Updates that leave these columns alone are of no interest; without it, all are. */
  columns?: readonly string[];
}

/**
 * Only links that are there are in Medusa's indexes: without `deleted_at is null` each batch of an
 * import would read all links of the shop. What goes or comes back with a link, notes its product by
 * other tables.
 */
const OF_VARIANT = "join product_variant v on v.id = x.variant_id";
const OF_PRICE_SET = `join product_variant_price_set x
      on x.price_set_id = p.price_set_id and x.deleted_at is null ${OF_VARIANT}`;

/** Whatever `loadProductDocuments` reads of a product, and how its products are found from it. */
export const PRODUCT_CHANGE_SOURCES: readonly ProductChangeSource[] = [
  { table: "product", products: "select id as product_id from changed" },
  { table: "image", products: "select product_id from changed" },
  { table: "product_variant", products: "select product_id from changed" },
  { table: "product_sales_channel", products: "select product_id from changed" },
  { table: "product_category_product", products: "select product_id from changed" },
  {
    table: "product_category",
    products: `select l.product_id from changed c
      join product_category d on d.mpath = c.mpath or d.mpath like c.mpath || '.%' or d.id = c.id
      join product_category_product l on l.product_category_id = d.id`,
    columns: ["name", "mpath", "deleted_at"],
  },
  { table: "product_tags", products: "select product_id from changed" },
  {
    table: "product_tag",
    products: `select l.product_id from changed c
      join product_tags l on l.product_tag_id = c.id`,
    columns: ["value", "deleted_at"],
  },
  {
    table: "product_product_merchandising_product_merchandising",
    products: "select product_id from changed",
  },
  {
    table: "product_merchandising",
    products: `select l.product_id from changed c
      join product_product_merchandising_product_merchandising l
        on l.product_merchandising_id = c.id and l.deleted_at is null`,
  },
  { table: "product_variant_option", products: `select v.product_id from changed x ${OF_VARIANT}` },
  {
    table: "product_option",
    products: `select l.product_id from changed c
      join product_product_option l on l.product_option_id = c.id and l.deleted_at is null`,
    columns: ["title", "metadata", "deleted_at"],
  },
  {
    table: "product_option_value",
    products: `select l.product_id from changed c
      join product_product_option l on l.product_option_id = c.option_id and l.deleted_at is null`,
    columns: ["value", "deleted_at"],
  },
  {
    table: "product_variant_product_image",
    products: `select v.product_id from changed x ${OF_VARIANT}`,
  },
  {
    table: "variant_merchandising",
    products: `select v.product_id from changed x ${OF_VARIANT}`,
  },
  {
    table: "product_variant_price_set",
    products: `select v.product_id from changed x ${OF_VARIANT}`,
  },
  { table: "price", products: `select v.product_id from changed p ${OF_PRICE_SET}` },
  {
    table: "price_rule",
    products: `select v.product_id from changed r join price p on p.id = r.price_id ${OF_PRICE_SET}`,
  },
  {
    table: "price_list",
    products: `select v.product_id from changed l join price p on p.price_list_id = l.id ${OF_PRICE_SET}`,
  },
  {
    table: "price_list_rule",
    products: `select v.product_id from changed r
      join price p on p.price_list_id = r.price_list_id ${OF_PRICE_SET}`,
  },
  {
    table: "product_variant_inventory_item",
    products: `select v.product_id from changed x ${OF_VARIANT}`,
  },
  {
    table: "inventory_level",
    products: `select v.product_id from changed l
      join product_variant_inventory_item x
        on x.inventory_item_id = l.inventory_item_id and x.deleted_at is null ${OF_VARIANT}`,
  },
];

/** Query of the milliseconds until the next price list begins or ends; null where none will. */
export const TIME_TO_SALE_WINDOW = `select
    extract(epoch from least(
      min(starts_at) filter (where starts_at > now()),
      min(ends_at) filter (where ends_at > now())) - now())::float8 * 1000 as ms
  from price_list where deleted_at is null`;

/**
 * Query of `product_id` for the price lists that began or ended between two moments, both given twice.
 * Hardly ever one has: only then its prices are read (`offset 0` keeps PostgreSQL from joining all
 * prices first).
 */
export const PRODUCTS_OF_SALE_WINDOWS = `select distinct sold.product_id from price_list l
  cross join lateral (
    select v.product_id from price p ${OF_PRICE_SET}
      where p.price_list_id = l.id and p.deleted_at is null offset 0) sold
  where (l.starts_at > ? and l.starts_at <= ?) or (l.ends_at > ? and l.ends_at <= ?)`;
