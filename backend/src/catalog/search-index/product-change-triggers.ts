/** Queue of products whose document in the search index may be out of date. */
export const PRODUCT_CHANGE_TABLE = "product_change";
/** PostgreSQL notification that the queue has grown; sent when the change commits. */
export const PRODUCT_CHANGE_CHANNEL = "product_change";

/** A table on which products' documents depend. */
interface ChangeSource {
  table: string;
  /** Query of `product_id` for the rows in `changed`. */
  products: string;
  /** Updates that leave these columns alone are of no interest; without it, all are. */
  columns?: readonly string[];
}

const OF_VARIANT = "join product_variant v on v.id = x.variant_id";
const OF_PRICE_SET = `join product_variant_price_set x on x.price_set_id = p.price_set_id ${OF_VARIANT}`;

/** Whatever `loadProductDocuments` reads of a product, and how its products are found from it. */
const CHANGE_SOURCES: readonly ChangeSource[] = [
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
  {
    table: "product_product_merchandising_product_merchandising",
    products: "select product_id from changed",
  },
  {
    table: "product_merchandising",
    products: `select l.product_id from changed c
      join product_product_merchandising_product_merchandising l
        on l.product_merchandising_id = c.id`,
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
      join product_variant_inventory_item x on x.inventory_item_id = l.inventory_item_id ${OF_VARIANT}`,
  },
];

const EVENTS = [
  { event: "insert", tables: "new table as changed" },
  { event: "update", tables: "old table as previous new table as changed" },
  { event: "delete", tables: "old table as changed" },
] as const;

/**
 * Statements that make the queue and its triggers; running them again changes nothing. A trigger
 * works in the transaction of the change, so none is lost, whoever makes it: the shop's own calls,
 * Medusa Admin, an import, an order. It runs once per statement, so bulk changes stay cheap.
 */
export function productChangeStatements(): string[] {
  return [
    `create table if not exists ${PRODUCT_CHANGE_TABLE} (
      id bigint generated always as identity primary key,
      product_id text not null
    )`,
    `create index if not exists idx_${PRODUCT_CHANGE_TABLE}_product
      on ${PRODUCT_CHANGE_TABLE} (product_id)`,
    `create table if not exists sale_window_check (
      only_row boolean primary key default true check (only_row),
      checked_at timestamptz not null
    )`,
    "insert into sale_window_check (checked_at) values (now()) on conflict do nothing",
    ...CHANGE_SOURCES.flatMap((source) =>
      EVENTS.flatMap((event) => triggerStatements(source, event)),
    ),
  ];
}

function triggerStatements(
  { table, products, columns }: ChangeSource,
  { event, tables }: (typeof EVENTS)[number],
): string[] {
  const name = `note_change_${event}_${table}`.slice(0, 63);
  const guard = event === "update" && columns ? unchangedGuard(columns) : "";
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      ${guard}
      insert into ${PRODUCT_CHANGE_TABLE} (product_id)
        select distinct product_id from (${products}) as found where product_id is not null;
      if found then perform pg_notify('${PRODUCT_CHANGE_CHANNEL}', ''); end if;
      return null;
    end $$`,
    `create or replace trigger ${name} after ${event} on "${table}"
      referencing ${tables} for each statement execute function ${name}()`,
  ];
}

/** Leaves the trigger when no row changed in the columns that matter. */
function unchangedGuard(columns: readonly string[]): string {
  const row = (alias: string) => columns.map((column) => `${alias}.${column}`).join(", ");
  return `if not exists (
        select 1 from changed c join previous p on p.id = c.id
        where (${row("c")}) is distinct from (${row("p")})
      ) then return null; end if;`;
}
